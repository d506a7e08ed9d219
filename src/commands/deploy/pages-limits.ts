/** Limits of Cloudflare Pages, which ignores anything beyond them; each build checks those of `_headers`. */
const mostRedirects = 2000;
const longestLine = 2000;

/** One line for each reason why Cloudflare Pages would not apply a `_redirects` file in full. */
export function redirectProblems(redirects: string): string[] {
  const lines = redirects.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const long = lines.filter((line) => line.length > longestLine);
  return [
    ...(lines.length > mostRedirects
      ? [`_redirects: ${lines.length} redirects are more than the ${mostRedirects} that Cloudflare Pages reads; each address takes two.`]
      : []),
    ...long.map(
      (line) =>
        `_redirects: the line "${line.slice(0, 40)}…" has ${line.length} characters, more than the ${longestLine} that Cloudflare Pages reads.`,
    ),
  ];
}
