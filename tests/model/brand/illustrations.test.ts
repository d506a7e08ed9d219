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
  expect(readIllustrations(folder, 'en')['illustrations/team.svg']).toEqual({
    width: 416,
    height: 416,
    content: '<path class="edge" d="M0 0h9"/><text data-text="subject">Team</text>',
  });
});

test('illustrations may be in folders of their own', () => {
  mkdirSync(join(folder, 'illustrations/services'));
  write('services/web.svg', drawing('0 0 416 416'));
  expect(Object.keys(readIllustrations(folder, 'en'))).toEqual(['plain', 'illustrations/services/web.svg']);
});

test('an illustration of a size without styles is a problem, and is left out', () => {
  write('wide.svg', drawing('0 0 500 500'));
  expect(illustrationProblems(folder, ['illustrations/wide.svg'])).toHaveLength(1);
  expect(Object.keys(readIllustrations(folder, 'en'))).toEqual(['plain']);
});

test('an illustration has the lettering of a language where a file beside it does', () => {
  write('team.svg', drawing('0 0 416 416', '<text>profile</text>'));
  write('team.es.yml', 'profile: perfil\n');
  expect(readIllustrations(folder, 'es')['illustrations/team.svg']?.content).toBe('<text>perfil</text>');
  expect(readIllustrations(folder, 'en')['illustrations/team.svg']?.content).toBe('<text>profile</text>');
});

test('a content folder without illustrations has only the plain figure', () => {
  expect(Object.keys(readIllustrations(join(folder, 'illustrations'), 'en'))).toEqual(['plain']);
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
