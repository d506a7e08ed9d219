type Rule = { path: RegExp; headers: Record<string, string> };

/** One part of a path between slashes: `:name` stands for one, `*` for any number, also none; other texts for themselves. */
function partPattern(part: string): string {
  if (part.startsWith(':')) return '([^/]+)';
  if (part === '*') return '?(.*)';
  return part.includes('*') ? part.replaceAll('*', '(.*)') : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}

const pathPattern = (path: string) => new RegExp(`^/${path.split('/').filter(Boolean).map(partPattern).join('/')}/?$`, 'iu');

/** A line without a colon is skipped, so that no header can be taken away; values of one name within a rule are joined. */
function parseRules(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    if (line.startsWith('/')) rules.push({ path: pathPattern(line), headers: {} });
    const [name = '', ...rest] = line.split(':');
    const headers = rules.at(-1)?.headers;
    if (line === '' || line.startsWith('#') || line.startsWith('/') || rest.length === 0 || !headers) continue;
    const value = rest.join(':').trim();
    headers[name.trim()] = headers[name.trim()] === undefined ? value : `${headers[name.trim()]}, ${value}`;
  }
  return rules;
}

/**
 * The headers that Netlify would send for a path with a `_headers` file of this text, as its own parser
 * (@netlify/headers-parser) and its command line client read it: of two rules with one header the later one counts.
 */
export function netlifyHeaders(text: string, path: string): Record<string, string> {
  const matching = parseRules(text).filter((rule) => rule.path.test(path));
  const headers: Record<string, string> = Object.assign({}, ...matching.map((rule) => rule.headers));
  const own = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return { 'cache-control': 'public,max-age=0,must-revalidate', ...Object.fromEntries(own) };
}
