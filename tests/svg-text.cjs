/** Imports SVG files as text, as the bundlers do. */
module.exports = { process: (svg) => ({ code: `module.exports = ${JSON.stringify(svg)};` }) };
