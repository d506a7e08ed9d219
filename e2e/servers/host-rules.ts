import { mustRevalidate } from '../../src/deployment/response-table';

type Rule = { path: RegExp; sent: Map<string, string>; takenAway: string[] };

/** What Cloudflare Pages reads of the file. */
const mostRules = 100;
const longestLine = 2000;

/** What it sends unless a rule says otherwise. */
const defaults = {
  'access-control-allow-origin': '*',
  'cache-control': mustRevalidate,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

/** `:name` stands for one part of a path, `*` for any characters. Undefined where the host would drop the rule. */
function pathPattern(path: string): RegExp | undefined {
  if (path.split('*').length > 2) return undefined;
  const escaped = path.replace(/[-.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/:[A-Za-z]\w*/g, '[^/]+').replaceAll('*', '.*')}$`);
}

function parseRules(text: string): Rule[] {
  const rules: Rule[] = [];
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    if (line === '' || line.startsWith('#') || line.length > longestLine) continue;
    if (line.startsWith('/')) {
      if (rules.length >= mostRules) break;
      rules.push({ path: pathPattern(line) ?? /$^/, sent: new Map(), takenAway: [] });
    } else readHeader(line, rules.at(-1));
  }
  return rules;
}

function readHeader(line: string, rule: Rule | undefined): void {
  const [name = '', ...rest] = line.split(':');
  if (rest.length === 0 && line.startsWith('! ')) rule?.takenAway.push(line.slice(2).toLowerCase());
  if (rest.length === 0 || /\s/.test(name)) return;
  const value = rest.join(':').trim();
  const known = rule?.sent.get(name.toLowerCase());
  rule?.sent.set(name.toLowerCase(), known === undefined ? value : `${known}, ${value}`);
}

/**
 * The headers that Cloudflare Pages would send for a path, whatever the status, with a `_headers` file of this text, as its
 * published rules engine does (workers-sdk, packages/pages-shared): all matching rules apply in their order, `! Name` takes
 * a header away, the first value takes the place of a default, and more values of one name are joined.
 */
export function hostHeaders(text: string, path: string): Record<string, string> {
  const headers = new Map<string, string>(Object.entries(defaults));
  const said = new Set<string>();
  for (const { sent, takenAway } of parseRules(text).filter((rule) => rule.path.test(path))) {
    for (const name of takenAway) headers.delete(name);
    for (const [name, value] of sent) {
      const known = said.has(name) ? headers.get(name) : undefined;
      headers.set(name, known === undefined ? value : `${known}, ${value}`);
      said.add(name);
    }
  }
  return Object.fromEntries(headers);
}
