/** A script of Gatsby that hands a value to its loader, and nothing but that: a name and JSON. It is read, not run. */
export const handedValue = /^\s*window\.(___chunkMapping|___webpackCompilationHash)=("(?:[^"\\]|\\.)*");\s*$/;
