import { mustRevalidate } from '../../src/deployment/response-table';

type Rule = { path: RegExp; lines: string[] };

/** What stands for one path segment (`:name`) and for any characters (`*`) in a path of `_headers`. */
function pathPattern(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/:[A-Za-z]\w*/g, '[^/]+').replaceAll('*', '.*')}$`);
}

function parseRules(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('/')) rules.push({ path: pathPattern(line), lines: [] });
    else rules.at(-1)?.lines.push(line);
  }
  return rules;
}

/**
 * The headers that Cloudflare Pages would send for a path, whatever the status, with a `_headers` file of this text:
 * all matching rules apply in their order, `! Name` takes a header away, and values of one name are joined.
 */
export function hostHeaders(text: string, path: string): Record<string, string> {
  const headers = new Map<string, string>();
  const lines = parseRules(text).flatMap((rule) => (rule.path.test(path) ? rule.lines : []));
  for (const line of lines) {
    if (line.startsWith('! ')) {
      headers.delete(line.slice(2).toLowerCase());
      continue;
    }
    const [name = '', ...rest] = line.split(':');
    const known = headers.get(name.toLowerCase());
    const value = rest.join(':').trim();
    headers.set(name.toLowerCase(), known === undefined ? value : `${known}, ${value}`);
  }
  return { 'cache-control': mustRevalidate, ...Object.fromEntries(headers) };
}
