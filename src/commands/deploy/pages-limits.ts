import { cloudflareLimits } from '../../build/hosts/cloudflare-limits';

/** One line for each reason why Cloudflare Pages would not apply a `_redirects` file in full; each build checks `_headers`. */
export function redirectProblems(redirects: string): string[] {
  const lines = redirects.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const long = lines.filter((line) => line.length > cloudflareLimits.line);
  return [
    ...(lines.length > cloudflareLimits.redirects
      ? [
          `_redirects: ${lines.length} redirects are more than the ${cloudflareLimits.redirects} that Cloudflare Pages reads; each address takes two.`,
        ]
      : []),
    ...long.map(
      (line) =>
        `_redirects: the line "${line.slice(0, 40)}…" has ${line.length} characters, more than the ${cloudflareLimits.line} that Cloudflare Pages reads.`,
    ),
  ];
}
