import { cloudflareLimits } from '../../build/hosts/cloudflare-limits';
import { mustRevalidate } from '../../build/hosts/response-table';

type Rule = { path: RegExp; sent: Map<string, string>; removed: string[] };

/** Headers that Cloudflare Pages sends unless a rule overrides them. */
const defaults = {
  'access-control-allow-origin': '*',
  'cache-control': mustRevalidate,
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
};

/** `:name` matches one path segment, `*` any characters. Undefined if the host would drop the rule. */
function pathPattern(path: string): RegExp | undefined {
  if (path.split('*').length > 2) return undefined;
  const escaped = path.replace(/[-.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/:[A-Za-z]\w*/g, '[^/]+').replaceAll('*', '.*')}$`);
}

function parseRules(text: string): Rule[] {
  const rules: Rule[] = [];
  const lines = text.split('\n').map((raw) => raw.trim());
  for (const line of lines.filter((each) => !each.startsWith('#') && each.length <= cloudflareLimits.line)) {
    if (line.startsWith('/')) {
      if (rules.length >= cloudflareLimits.headerRules) break;
      rules.push({ path: pathPattern(line) ?? /$^/, sent: new Map(), removed: [] });
    } else readHeader(line, rules.at(-1));
  }
  return rules;
}

function readHeader(line: string, rule: Rule | undefined): void {
  const [name = '', ...rest] = line.split(':');
  if (rest.length === 0 && line.startsWith('! ')) rule?.removed.push(line.slice(2).toLowerCase());
  if (rest.length === 0 || /\s/.test(name)) return;
  const key = name.toLowerCase();
  rule?.sent.set(key, joined(rule.sent.get(key), rest.join(':').trim()));
}

/** Values of the same name are joined. */
const joined = (known: string | undefined, value: string) => (known === undefined ? value : `${known}, ${value}`);

/**
 * The headers Cloudflare Pages would send for a path, at any status, given this `_headers` text. Follows its published
 * rules engine (workers-sdk, packages/pages-shared): all matching rules apply in order, `! Name` removes a header, the
 * first value replaces a default, and further values of the same name are joined.
 */
export function hostHeaders(text: string, path: string): Record<string, string> {
  const headers = new Map<string, string>(Object.entries(defaults));
  const said = new Set<string>();
  for (const { sent, removed } of parseRules(text).filter((rule) => rule.path.test(path))) {
    for (const name of removed) headers.delete(name);
    for (const [name, value] of sent) {
      headers.set(name, joined(said.has(name) ? headers.get(name) : undefined, value));
      said.add(name);
    }
  }
  return Object.fromEntries(headers);
}
