/** Limits of Cloudflare Pages for `_headers` and `_redirects`, beyond which it ignores rules; lines are measured in characters. */
export const cloudflareLimits = { headerRules: 100, redirects: 2000, line: 2000 } as const;

/** One sentence for each line that is too long. */
export const longLineProblems = (lines: readonly string[]): string[] =>
  lines
    .filter((line) => line.length > cloudflareLimits.line)
    .map(
      (line) =>
        `the line "${line.slice(0, 40)}…" has ${line.length} characters, more than the ${cloudflareLimits.line} that Cloudflare Pages reads.`,
    );

/** One line for each reason why Cloudflare Pages would not apply a `_redirects` file in full; each build checks `_headers`. */
export function cloudflareRedirectProblems(redirects: string): string[] {
  const lines = redirects.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const tooMany = `${lines.length} redirects are more than the ${cloudflareLimits.redirects} that Cloudflare Pages reads; each address takes two.`;
  const problems = [...(lines.length > cloudflareLimits.redirects ? [tooMany] : []), ...longLineProblems(lines)];
  return problems.map((problem) => `_redirects: ${problem}`);
}
