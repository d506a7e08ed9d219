type Rule = { path: RegExp; headers: Record<string, string> };

/** The pattern of a path segment: `:name` matches one segment, `*` any number including none, other text itself. */
function partPattern(part: string): string {
  if (part.startsWith(':')) return '([^/]+)';
  if (part === '*') return '?(.*)';
  return part.includes('*') ? part.replaceAll('*', '(.*)') : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}

const pathPattern = (path: string) => new RegExp(`^/${path.split('/').filter(Boolean).map(partPattern).join('/')}/?$`, 'iu');

/** Skips lines without a colon, so headers cannot be removed; values of the same name within a rule are joined. */
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
 * The headers Netlify would send for a path given this `_headers` text, as read by its parser (@netlify/headers-parser) and
 * CLI: if two rules set the same header, the later one wins.
 */
export function netlifyHeaders(text: string, path: string): Record<string, string> {
  const matching = parseRules(text).filter((rule) => rule.path.test(path));
  const headers: Record<string, string> = Object.assign({}, ...matching.map((rule) => rule.headers));
  const own = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
  return { 'cache-control': 'public,max-age=0,must-revalidate', ...Object.fromEntries(own) };
}
