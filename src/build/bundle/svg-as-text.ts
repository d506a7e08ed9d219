const drawings = /[\\/]src[\\/]site[\\/].+\.svg$/;

type Rule = { test?: unknown; exclude?: RegExp; type?: string };

/** Imports the site's SVG files as text; Gatsby's own rule for pictures would import their URLs. */
export function svgAsText<Config extends { module?: { rules?: unknown[] } }>(config: Config): Config {
  const rules = (config.module?.rules ?? []) as Rule[];
  for (const rule of rules) if (rule.test instanceof RegExp && rule.test.test('drawing.svg')) rule.exclude = drawings;
  rules.push({ test: drawings, type: 'asset/source' });
  return config;
}
