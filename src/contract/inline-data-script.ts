/** Matches a Gatsby script that only passes a value to its loader: a name and JSON. It is parsed, not executed. */
export const inlineDataScript = /^\s*window\.(___chunkMapping|___webpackCompilationHash)=("(?:[^"\\]|\\.)*");\s*$/;
