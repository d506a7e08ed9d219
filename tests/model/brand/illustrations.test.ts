/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { illustrationProblems, readIllustrations } from '../../../src/model/brand/illustrations';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'illustrations-'));
  mkdirSync(join(folder, 'illustrations'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (name: string, svg: string) => writeFileSync(join(folder, 'illustrations', name), svg);
const drawing = (viewBox: string, inside = '') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inside}</svg>`;

test('an illustration keeps the classes and words that the site gives a meaning, and nothing that could do more than draw', () => {
  write(
    'team.svg',
    drawing(
      '0 0 416 416',
      '<path class="edge" onclick="steal()" d="M0 0h9"/><text data-text="subject">Team</text><script>steal()</script>',
    ),
  );
  const { 'illustrations/team.svg': svg = '' } = readIllustrations(folder, 'en');
  expect(svg).toContain('<path class="edge" d="M0 0h9"/>');
  expect(svg).toContain('<text data-text="subject">Team</text>');
  expect(svg).not.toContain('steal');
});

test('illustrations may be in folders of their own', () => {
  mkdirSync(join(folder, 'illustrations/services'));
  write('services/web.svg', drawing('0 0 416 416'));
  expect(Object.keys(readIllustrations(folder, 'en'))).toEqual(['illustrations/services/web.svg']);
  write('services/wide.svg', drawing('0 0 500 500'));
  expect(illustrationProblems(folder, ['illustrations/services/wide.svg'])).toHaveLength(1);
});

test('an illustration has the lettering of a language where a file beside it does', () => {
  write('team.svg', drawing('0 0 416 416', '<text>profile</text>'));
  write('team.es.yml', 'profile: perfil\n');
  expect(readIllustrations(folder, 'es')['illustrations/team.svg']).toContain('<text>perfil</text>');
  expect(readIllustrations(folder, 'en')['illustrations/team.svg']).toContain('<text>profile</text>');
});

test('a content folder without illustrations has none', () => {
  expect(readIllustrations(join(folder, 'illustrations'), 'en')).toEqual({});
});

test.each(['0 0 416 416', '0 0 624 640', '0 0 640 300'])('a viewBox of %s is accepted', (viewBox) => {
  write('team.svg', drawing(viewBox));
  expect(illustrationProblems(folder, ['illustrations/team.svg'])).toEqual([]);
});

test.each(['0 0 500 500', '10 0 416 416', '0 0 416'])('a viewBox of %s is reported', (viewBox) => {
  write('team.svg', drawing(viewBox));
  expect(illustrationProblems(folder, ['illustrations/team.svg'])).toMatchObject([{ file: 'illustrations/team.svg', found: viewBox }]);
});

test('drawings elsewhere may have any size', () => {
  expect(illustrationProblems(folder, ['marks/partner.svg', 'pages/index.md'])).toEqual([]);
});
