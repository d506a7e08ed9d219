/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { consentKey } from '../../../src/contract/consent';
import { declaredServices, ownValues } from '../../../src/contract/declared-storage';
import { languageKey } from '../../../src/contract/languages';
import { ownValuesTable, serviceValuesTable } from '../../../src/model/brand/storage-tables';
import { campaignKey } from '../../../src/site/analytics/campaign';
import { entryPointKey } from '../../../src/site/analytics/entry-point';
import { isDeclared } from '../../../src/site/consent/forget-services';
import { outboxPrefix } from '../../../src/site/delivery/outbox-record';
import { ctaExperiment } from '../../../src/site/experiments/cta-copy';

const ownNames = ownValues.flatMap(({ name }) => name.split(', '));
const serviceNames = declaredServices.flatMap(({ stores }) => stores.map(({ name }) => name));

test.each([
  ['own values', ownValuesTable()],
  ['service values', serviceValuesTable()],
])('docs/privacy.md shows the %s as declared', (name, table) => {
  const doc = readFileSync('docs/privacy.md', 'utf8');
  expect(doc.split(`<!-- ${name} -->\n`)[1]?.split('\n<!-- end -->')[0]).toBe(table);
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
])('the site’s own value %s is declared, and would not be removed as that of a service', (key) => {
  expect(isDeclared(ownNames, key)).toBe(true);
  expect(isDeclared(serviceNames, key)).toBe(false);
});

test('scripts of site.yml appear with what they store', () => {
  const table = serviceValuesTable([{ src: 'https://ads.example/pixel.js', purpose: 'marketing', stores: ['_pixel*', 'a|b'] }]);
  expect(table).toContain('| `_pixel*` | ads.example | Marketing |');
  expect(table).toContain('| `a\\|b` | ads.example |');
});
