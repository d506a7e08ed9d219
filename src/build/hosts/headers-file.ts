import { cloudflareLimits, longLineProblems } from './cloudflare-limits';
import { immutable, mustRevalidate, type PathPolicy, siteHeaders } from './response-table';

type Rule = { path: string; lines: string[] };

/**
 * The `_headers` file for Netlify and Cloudflare Pages. Throws if it exceeds the hosts' limits.
 *
 * If two rules set the same header, Netlify sends the later value and Cloudflare joins both. So the general rule comes
 * first, and every other rule removes a header with `! Name`, which Netlify ignores, before setting its own.
 * Both apply rules to missing files too, so hashed files are listed individually (`hashedFiles`: their paths), except for
 * pictures, of which there are too many.
 */
export function headersFile(policies: readonly PathPolicy[], hashedFiles: readonly string[]): string {
  const rules = [...policies.flatMap((policy) => policyRules(policy, policies)), ...hashedRules(hashedFiles)];
  const text = rules.map(({ path, lines }) => [path, ...lines.map((line) => `  ${line}`)].join('\n')).join('\n');
  const problems = limitProblems(rules);
  if (problems.length > 0) throw new Error(`_headers: ${problems.join(' ')}`);
  return `${text}\n`;
}

const sent = (headers: Readonly<Record<string, string>>) => Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
const takenAway = (names: readonly string[]) => names.map((name) => `! ${name}`);

function policyRules({ under, policy, headers = {} }: PathPolicy, policies: readonly PathPolicy[]): Rule[] {
  const general = siteHeaders(policies);
  const own = { ...headers, 'Content-Security-Policy': policy };
  // Cloudflare lets every site read the files unless this header is removed.
  if (under === '/')
    return [
      {
        path: '/*',
        lines: [...takenAway(['Access-Control-Allow-Origin']), ...sent({ ...general, ...own, 'Cache-Control': mustRevalidate })],
      },
    ];
  const replaced = Object.keys(own).filter((name) => name === 'Content-Security-Policy' || name in general);
  // Netlify matches `/admin/*` against everything that begins with `/admin`.
  const paths = under.endsWith('/') ? [under, `${under}:file`] : [under];
  return paths.map((path) => ({ path, lines: [...takenAway(replaced), ...sent(own)] }));
}

const kept = [...takenAway(['Cache-Control']), ...sent({ 'Cache-Control': immutable })];
/** Pictures are one folder below `/static/`, and nothing else is. */
const pictures = '/static/:folder/:name';
const isPicture = (path: string) => /^\/static(\/[^/]+){2}$/.test(path);

function hashedRules(paths: readonly string[]): Rule[] {
  const listed = [...new Set(paths)].filter((path) => !isPicture(path)).sort();
  return [pictures, ...listed].map((path) => ({ path, lines: kept }));
}

function limitProblems(rules: readonly Rule[]): string[] {
  const tooMany = `${rules.length} rules are more than the ${cloudflareLimits.headerRules} that Cloudflare Pages reads.`;
  return [...(rules.length > cloudflareLimits.headerRules ? [tooMany] : []), ...longLineProblems(rules.flatMap(({ lines }) => lines))];
}
