export const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

/** A block of nginx's configuration, such as `location = /a`, with its lines. */
export const block = (head: string, lines: readonly string[]) => [`${head} {`, ...lines.map((line) => `  ${line}`), '}'];
