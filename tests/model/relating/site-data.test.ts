import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContent } from '../../../src/model/read-content';
import { inEachLanguage } from '../../../src/model/reading/content';
import { siteData } from '../../../src/model/relating/site-data';
import { color } from '../../../src/site/theme/colors';
import { translate, writeContentToTranslate } from '../translated-content';

const folder = mkdtempSync(join(tmpdir(), 'site-data-'));
beforeAll(() => {
  writeContentToTranslate(folder);
  translate(folder, 'services/a-service.md', (text) => text.replace('A label', 'Un servicio'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function contents() {
  const { content, problems } = readContent(folder, 'all');
  if (!content) throw new Error(JSON.stringify(problems));
  const [own = content, spanish = content] = inEachLanguage(content);
  return { whole: content, own, spanish };
}
type Changed = Partial<ReturnType<typeof contents>['own']>;
const given = { folder, look: color, siteUrl: 'https://www.fjordhaus.example' };
const dataOf = (changed: Changed = {}, now = Date.now()) =>
  siteData({ ...contents().own, ...changed }, contents().whole, { ...given, now });
const spanishData = () => siteData(contents().spanish, contents().whole, given);

test('the languages have their names for themselves, with a capital', () => {
  const { own, whole } = contents();
  const brazilian = { ...own, language: 'pt-BR', prefix: '/pt-BR', documents: [] };
  const translations = [...whole.translations, brazilian];
  expect(siteData(own, { ...whole, translations }, given).languages.map(({ code, name }) => [code, name])).toEqual([
    ['en', 'English'],
    ['es', 'Español'],
    ['pt-BR', 'Português (Brasil)'],
  ]);
});

test('the languages know whether they have a home page', () => {
  const homes = () => dataOf().languages.map(({ hasHome }) => hasHome);
  expect(homes()).toEqual([true, false]);
  translate(folder, 'pages/index.md');
  expect(homes()).toEqual([true, true]);
  rmSync(join(folder, 'pages/index.es.md'));
});

test('the site data of a language has its locale, and the name of the country in it', () => {
  expect([dataOf().locale, dataOf().brand.countryName]).toEqual(['en-DE', 'Germany']);
  expect([spanishData().locale, spanishData().brand.countryName]).toEqual(['es-DE', 'Alemania']);
});

test('an additional language has the paths of its pages without prefix, the default one needs none', () => {
  expect(dataOf().paths).toBeNull();
  expect(spanishData().paths).toEqual(['/services/a-service/']);
});

test('the form offers the pages of the groups that are in it, by label, and the products', () => {
  const { own } = contents();
  const [group] = spanishData().interests;
  expect(group?.options).toEqual([{ value: 'a-service', label: 'Un servicio', path: '/es/services/a-service/' }]);
  const valuesIn = ({ interests }: ReturnType<typeof dataOf>) =>
    interests.map(({ title, options }) => [title, options.map(({ value }) => value)]);
  const product = own.documents.flatMap((each) => (each.kind === 'page' ? [{ ...each, name: 'products/fuse' }] : [])).slice(0, 1);
  const ofBlocks = own.documents.flatMap((each) =>
    each.kind === 'blockPage' ? [{ ...each, name: 'products/another', data: { ...each.data, label: 'A first product' } }] : [],
  );
  const industries = ['Title of industries', ['industries/an-industry']];
  expect(valuesIn(dataOf({ documents: [...own.documents, ...product, ...ofBlocks.slice(0, 1)] }))).toEqual([
    ['Title of development', ['a-service', 'another-service']],
    industries,
    [null, ['products/another', 'products/fuse']],
  ]);
  const without = own.navigation.groups.map((each) => ({ ...each, inForm: each.id !== 'development' }));
  expect(valuesIn(dataOf({ navigation: { ...own.navigation, groups: without } }))).toEqual([industries]);
});

test('a service and an industry page with the same slug are different interests', () => {
  const { own } = contents();
  const renamed = own.documents.map((each) => (each.kind === 'industry' ? { ...each, name: 'a-service' } : each));
  const values = dataOf({ documents: renamed }).interests.flatMap(({ options }) => options.map(({ value }) => value));
  expect(values).toEqual(['a-service', 'another-service', 'industries/a-service']);
});

test('only a language with a blog names it', () => {
  expect(dataOf().blog).toEqual({ label: 'A label' });
  expect(spanishData().blog).toBeNull();
});

test('partners and recognitions have their drawings; one without a file is its name', () => {
  const { site } = contents().own;
  const [partner] = dataOf().brand.partners;
  expect(partner).toMatchObject({ name: 'Openquay', svg: expect.stringContaining('<svg'), url: undefined });
  const missing = [{ name: 'Other', mark: 'marks/other.svg', sample: false }];
  expect(dataOf({ site: { ...site, partners: missing } }).brand.partners).toEqual([{ name: 'Other', svg: '' }]);
});

test('facts that the agency does not have are absent', () => {
  const { phone: _phone, newsletter: _newsletter, hipaa: _hipaa, ...site } = contents().own.site;
  const written = JSON.parse(JSON.stringify(dataOf({ site }).brand));
  for (const fact of ['phone', 'newsletter', 'hipaa', 'budgets', 'meeting']) expect(written).not.toHaveProperty(fact);
});

test('a translated agency keeps the facts that need no translation', () => {
  const { name, phone, social, logo } = dataOf().brand;
  expect(spanishData().brand).toMatchObject({ name, phone, social, logo });
});

test('the year of the copyright line begins when it does in the time zone of the site', () => {
  const site = { ...contents().own.site, timeZone: 'America/New_York' };
  const yearAt = (time: string) => dataOf({ site }, Date.parse(time)).brand.yearOfBuild;
  expect([yearAt('2027-01-01T04:59:59Z'), yearAt('2027-01-01T05:00:00Z')]).toEqual([2026, 2027]);
});
