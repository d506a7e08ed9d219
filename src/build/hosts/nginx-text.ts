export const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

/** An nginx configuration block; `head` is for example `location = /a`. */
export const block = (head: string, lines: readonly string[]) => [`${head} {`, ...lines.map((line) => `  ${line}`), '}'];
