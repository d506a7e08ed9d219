import { readFileSync } from 'node:fs';
import { uploadFaults } from '../../src/editor/client/upload-faults';
import { parseSettingsFile, readPage } from '../../src/editor/file-text';
import { formatForEditor, problemsOfEntry } from '../../src/editor/problems-of-entry';
import { sampleFile } from '../model/sample-documents';

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const whole = async () => ({ width: 1200, height: 800 });
const broken = async () => Promise.reject(new Error('The source image could not be decoded.'));

test.each([
  ['an empty file', 'photograph.jpg', new Blob([]), whole, 'an empty file'],
  ['a text file', 'photograph.jpg', new Blob(['words']), whole, 'a text file'],
  ['a photo from an iPhone', 'img_2041.jpg', new Blob(['\0\0\0\x18ftypheic']), whole, 'a photo in HEIC format'],
  ['a damaged picture', 'screen.png', new Blob([png]), broken, expect.stringContaining('damaged')],
  ['a huge picture', 'screen.png', new Blob([png]), async () => ({ width: 12_000, height: 900 }), 'a picture of 12000 × 900 pixels'],
  [
    'a drawing with a script',
    'logo.svg',
    new Blob(['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">\n<script/></svg>']),
    whole,
    'a drawing with a script in line 2',
  ],
])('%s is reported on upload', async (_, name, file, decode, found) => {
  const faults = await uploadFaults([{ path: `sites/two/blog/pictures/${name}`, file }], 'sites/two', decode);
  expect([...faults]).toEqual([[`blog/pictures/${name}`, expect.objectContaining({ found })]]);
});

test('a valid picture and an already stored one have no faults', async () => {
  const uploads = [{ path: 'content/blog/pictures/a.png', file: new Blob([png]) }, { path: 'content/blog/pictures/b.png' }];
  expect((await uploadFaults(uploads, 'content', whole)).size).toBe(0);
});

test('a faulty picture in an entry is reported with its field', () => {
  const fault = { found: 'an empty file', expected: 'a PNG, JPEG or WebP picture' };
  const faults = new Map([
    ['blog/pictures/a.png', fault],
    ['marks/a.svg', fault],
  ]);
  const told = (collection: string, data: object) =>
    formatForEditor(collection, problemsOfEntry(collection, undefined, data as Record<string, unknown>, { faults }));
  const post = readPage(sampleFile('post').text);
  const alt = 'A picture that nobody can see';
  expect(told('post', { ...post, picture: 'blog/pictures/a.png', pictureAlt: alt })).toContain('"blog/pictures/a.png", an empty file');
  expect(told('post', { ...post, body: `![${alt}](blog/pictures/a.png)` })).toBe(
    'Text: found the picture "blog/pictures/a.png", an empty file; expected a PNG, JPEG or WebP picture.',
  );
  expect(told('post', post)).toBe('');
  const site = parseSettingsFile(readFileSync('tests/fixtures/other-brand/site.yml', 'utf8')) as { partners: object[] };
  expect(told('settings', { ...site, partners: [{ name: 'Partner', mark: 'marks/a.svg' }] })).toContain('"marks/a.svg", an empty file');
});
