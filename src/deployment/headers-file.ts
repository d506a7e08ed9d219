import { classOf, type Headers, type PathPolicy, responseClasses, securityHeaders } from './response-table';

/** What Cloudflare Pages reads of the file; it skips the rest without a word. */
const mostRules = 100;
const longestLine = 2000;

type Rule = { path: string; lines: string[] };

/**
 * The file `_headers` of Netlify and Cloudflare Pages. Throws where it exceeds what the hosts read.
 *
 * Cloudflare joins the values of all rules that match, and applies rules to missing files too. So no path gets a header
 * from two rules, and hashed files are listed one by one (`hashedFiles`: their paths): a missing one matches no rule.
 * Everything else relies on the default of both hosts, which is the table's `max-age=0, must-revalidate`.
 */
export function headersFile(policies: readonly PathPolicy[], hashedFiles: readonly string[]): string {
  const fixed = [...policies.map(policyRule), ...revalidatedRules(), ...pictureRule];
  const rules = [...fixed, ...hashedRules(hashedFiles, mostRules - fixed.length)];
  const text = rules.map(({ path, lines }) => [path, ...lines.map((line) => `  ${line}`)].join('\n')).join('\n');
  const problems = limitProblems(rules);
  if (problems.length > 0) throw new Error(`_headers: ${problems.join(' ')}`);
  return `${text}\n`;
}

const headerLines = (headers: Headers) => Object.entries(headers).map(([name, value]) => `${name}: ${value}`);

function policyRule({ under, policy, headers = {} }: PathPolicy): Rule {
  const own = { ...headers, 'Content-Security-Policy': policy };
  if (under === '/') return { path: '/*', lines: headerLines({ ...securityHeaders, ...own }) };
  // A second policy would be joined to the first, and both would apply: the first one is taken away, and so are other headers.
  const replaced = Object.keys(own).filter((name) => name === 'Content-Security-Policy' || name in securityHeaders);
  return { path: `${under}*`, lines: [...replaced.map((name) => `! ${name}`), ...headerLines(own)] };
}

/** Said aloud where a wrong default would hurt most: data and workers. */
function revalidatedRules(): Rule[] {
  const said = responseClasses.filter(({ name }) => name === 'data' || name === 'worker');
  return said.flatMap(({ globs, cacheControl }) => globs.map((path) => ({ path, lines: headerLines({ 'Cache-Control': cacheControl }) })));
}

const kept = headerLines({ 'Cache-Control': classOf('/static/any').cacheControl });

/** Pictures are too many to list: three levels below `/static/`, where nothing else lies. */
const pictureRule: Rule[] = [{ path: '/static/:content/:options/:name', lines: kept }];

const isPicture = (path: string) => /^\/static\/[^/]+\/[^/]+\/[^/]+$/.test(path);

function hashedRules(paths: readonly string[], room: number): Rule[] {
  const listed = [...new Set(paths)].filter((path) => !isPicture(path)).sort();
  const shortened =
    listed.length <= room ? listed : [...new Set(listed.map((path) => path.replace(/^\/component---.*/, '/component---*')))];
  return shortened.map((path) => ({ path, lines: kept }));
}

function limitProblems(rules: readonly Rule[]): string[] {
  const long = rules.flatMap(({ lines }) => lines.filter((line) => line.length > longestLine));
  return [
    ...(rules.length > mostRules ? [`${rules.length} rules are more than the ${mostRules} that Cloudflare Pages reads.`] : []),
    ...long.map(
      (line) => `The line "${line.slice(0, 40)}…" has ${line.length} characters, more than the ${longestLine} that Cloudflare Pages reads.`,
    ),
  ];
}
