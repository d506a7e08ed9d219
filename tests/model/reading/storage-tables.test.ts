import { readFileSync } from 'node:fs';
import { consentKey } from '../../../src/contract/consent';
import { declaredServices, ownValues } from '../../../src/contract/declared-storage';
import { languageKey } from '../../../src/contract/languages';
import { scriptPurposes } from '../../../src/contract/site-scripts';
import { ownValuesTable, serviceValuesTable } from '../../../src/model/reading/storage-tables';
import { storageWords } from '../../../src/model/words/declared/storage-words';
import type { WordTree } from '../../../src/model/words/word';
import { campaignKey } from '../../../src/site/analytics/campaign';
import { entryPointKey } from '../../../src/site/analytics/entry-point';
import { isDeclared } from '../../../src/site/consent/delete-service-data';
import { outboxPrefix } from '../../../src/site/delivery/outbox-record';
import { ctaExperiment } from '../../../src/site/experiments/cta-copy';

const serviceValues = declaredServices.flatMap(({ stores }) => stores);
const ownNames = ownValues.flatMap(({ names }) => names);
const serviceNames = serviceValues.flatMap(({ names }) => names);

/** What Gatsby itself writes into session storage. */
const [, gatsbyReloadKey = ''] =
  /reloadStorageKey = `([^`]+)`/.exec(readFileSync('node_modules/gatsby/cache-dir/production-app.js', 'utf8')) ?? [];

type Strings = { [key: string]: string | Strings };

/** A string for each declared word, which says its key in another alphabet. */
const stringsOf = (words: WordTree, path = ''): Strings =>
  Object.fromEntries(
    Object.entries(words).map(([key, declared]) => [
      key,
      declared.is === 'group' ? stringsOf(declared.words, `${path}${key} `) : `слово ${path}${key}`,
    ]),
  );
const strings = stringsOf(storageWords);
const words = { language: 'ru', strings };

const rowsOf = (table: string) =>
  table.split('\n').map((line) =>
    line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

test.each([...ownValues, ...serviceValues].map((value) => [value.id, value] as const))('%s has words', (id, { names }) => {
  const { own, services } = strings.storage as { own: Strings; services: Strings };
  const found = Object.keys({ ...own, ...services }[id] ?? {});
  expect(found).toEqual([...(names.length === 0 ? ['name'] : []), 'holds', 'until']);
});

test('no two values share their words', () => {
  const ids = [...ownValues, ...serviceValues].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each([
  ['own values', ownValuesTable(words), ownValues.length],
  ['service values', serviceValuesTable(words), serviceValues.length],
])('the table of %s is in the language of its words', (_, table, count) => {
  const [head = [], rule, ...rows] = rowsOf(table);
  expect([new Set(rule), rows.length]).toEqual([new Set(['-']), count]);
  const known = [...ownNames, ...serviceNames, ...declaredServices.map(({ name }) => name)];
  const cells = [...head, ...rows.flat()].map((cell) => cell.replaceAll('\\|', '|'));
  const foreign = cells.filter((cell) => !/^Слово|^слово/.test(cell) && !known.includes(cell.replaceAll('`', '').split(' и ')[0] ?? ''));
  expect(foreign).toEqual([]);
});

test.each([
  ['own values', ownNames],
  ['service values', serviceNames],
])('docs/privacy.md lists the names of %s', (name, names) => {
  const table = readFileSync('docs/privacy.md', 'utf8').split(`<!-- ${name} -->\n`)[1]?.split('\n<!-- end -->')[0] ?? '';
  const listed = rowsOf(table).flatMap(([cell = '']) => [...cell.matchAll(/`([^`]+)`/g)].map(([, each = '']) => each.replace('\\|', '|')));
  expect(listed).toEqual(names);
});

test.each([
  campaignKey,
  entryPointKey,
  consentKey,
  languageKey,
  ctaExperiment.storageKey,
  `${outboxPrefix}0b9f.1`,
  'leads-outbox',
  'automatic-reloads',
  'reported-failures',
  gatsbyReloadKey,
  '@@scroll|/about-us/|initial',
])('the site’s own value %s is declared, and would not be removed as that of a service', (key) => {
  expect(isDeclared(ownNames, key)).toBe(true);
  expect(isDeclared(serviceNames, key)).toBe(false);
});

test.each(scriptPurposes)('a script of site.yml for the purpose %s appears with what it stores', (purpose) => {
  const table = serviceValuesTable(words, [{ src: 'https://ads.example/pixel.js', purpose, stores: ['_pixel*', 'a|b'] }]);
  expect(table).toContain(`| \`_pixel*\` | ads.example | слово storage purposes ${purpose} | слово storage script where |`);
  expect(table).toContain('| `a\\|b` | ads.example |');
});
