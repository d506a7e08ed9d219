import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { formatUnused, unusedPictures } from '../../../src/model/checking/unused-pictures';
import { readContent } from '../../../src/model/read-content';
import { namedPictures } from '../../../src/model/relating/named-pictures';
import { sampleFile } from '../sample-documents';
import { writeSmallContent } from '../small-content';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'picture-references-'));
  writeSmallContent(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const alt = 'A board that shows every load';

async function add(...names: string[]): Promise<void> {
  mkdirSync(join(folder, 'blog/pictures'), { recursive: true });
  const png = sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } }).png();
  for (const name of names) writeFileSync(join(folder, 'blog/pictures', name), await png.clone().toBuffer());
}

function writePost(picture: string | undefined, body = 'Text.'): void {
  const { text } = sampleFile('post', (data) => Object.assign(data, picture ? { picture, pictureAlt: alt } : {}), body);
  writeFileSync(join(folder, 'blog/a-post.md'), text.replace(/^(title|description): /gm, '$1: New '));
}
const problems = () => readContent(folder, 'all').problems.map(({ field, found, expected }) => `${field}: ${found}; ${expected}`);

test.each([
  ['IMG_2041.JPG', 'blog/pictures/IMG_2041.JPG'],
  ['photo.jpeg', 'blog/pictures/photo.jpeg'],
  ['Büro Köln (2).jpeg', '<blog/pictures/Büro Köln (2).jpeg>'],
  ['Büro Köln 2.jpeg', 'blog/pictures/B%C3%BCro%20K%C3%B6ln%202.jpeg'],
])('a picture called %s can be a cover and stand in a text', async (name, address) => {
  await add(name);
  writePost(`blog/pictures/${name}`, `Text.\n\n![${alt}](${address})`);
  expect(problems()).toEqual([]);
  const { content } = readContent(folder, 'all');
  expect(content && namedPictures([content])).toContain(`blog/pictures/${name}`);
});

const body = (address: string) => `Text.\n\n![${alt}](${address})`;

test.each([
  ['capitals', body('blog/pictures/img_2041.jpg'), 'the picture "blog/pictures/img_2041.jpg"; "blog/pictures/IMG_2041.JPG", which exists'],
  [
    'the ending',
    body('blog/pictures/IMG_2041.jpeg'),
    'the picture "blog/pictures/IMG_2041.jpeg"; "blog/pictures/IMG_2041.JPG", which exists',
  ],
  [
    'the form of letters',
    body('blog/pictures/Köln.png'),
    'the picture "blog/pictures/Köln.png"; the same file, renamed to koln.png: its name spells these letters with different Unicode characters',
  ],
  [
    'brackets around a name with a space',
    body('blog/pictures/my plan.png'),
    'the picture "blog/pictures/my plan.png"; <blog/pictures/my plan.png>, because its name has a space',
  ],
  [
    'nothing similar',
    body('blog/pictures/other.png'),
    'the picture "blog/pictures/other.png"; the path of an existing picture, relative to the content folder',
  ],
  ['a GIF', body('blog/pictures/a.gif'), 'the picture "blog/pictures/a.gif"; a PNG, JPEG, WebP or SVG file'],
])('a text that differs from the file in %s is told what to write', async (_, text, expected) => {
  await add('IMG_2041.JPG', 'Ko\u0308ln.png', 'my plan.png', 'a.gif');
  writePost(undefined, text);
  expect(problems()).toEqual([`body: ${expected}`]);
});

test.each(['brand', 'illustrations', 'marks'])(
  'a drawing of %s/, which is no picture of its own, cannot be a cover or stand in a text',
  async (place) => {
    mkdirSync(join(folder, place), { recursive: true });
    cpSync(join(folder, 'marks/openquay.svg'), join(folder, place, 'a.svg'));
    writePost(`${place}/a.svg`, body(`${place}/a.svg`));
    const expected = 'a picture outside of brand/, illustrations/, marks/; copy it, for example to blog/pictures/';
    expect(problems().filter((each) => each.endsWith(expected))).toEqual([
      `picture: "${place}/a.svg"; ${expected}`,
      `body: the picture "${place}/a.svg"; ${expected}`,
    ]);
  },
);

test.each(['50% off #1.png', 'plan [a].png', '.hidden.jpg'])(
  'a cover called %s is told which signs its name may not have',
  async (name) => {
    await add(name);
    writePost(`blog/pictures/${name}`);
    expect(problems()).toEqual([expect.stringMatching(/^picture: .*; a file name without .* # % \[ \], and without a dot/)]);
  },
);

test.each(['blog/pictures/a.gif', 'https://agency.example'])('a cover called %s is told which files are pictures', (name) => {
  writePost(name);
  expect(problems()[0]).toMatch(/^picture: .*; a PNG, JPEG, WebP or SVG file, such as/);
});

test('a photo in HEIC format is told how to become a JPEG, as a cover and in a text', async () => {
  await add('IMG_2041.HEIC');
  const expected = [expect.stringContaining('IMG_2041.HEIC"; JPEG: on a Mac')];
  writePost('blog/pictures/IMG_2041.HEIC');
  expect(problems()).toEqual(expected);
  writePost(undefined, body('blog/pictures/IMG_2041.HEIC'));
  expect(problems()).toEqual(expected);
});

test('pictures that nothing names are listed, those of drafts and settings are not', async () => {
  await add('cover.png', 'in a text.png', 'left.png', 'OLD.JPG');
  mkdirSync(join(folder, 'illustrations'));
  cpSync(join(folder, 'marks/openquay.svg'), join(folder, 'illustrations/later.svg'));
  writePost('blog/pictures/cover.png', body('<blog/pictures/in a text.png>'));
  const { content } = readContent(folder, 'all');
  const unused = content ? unusedPictures(folder, content) : [];
  expect(unused).toEqual(['blog/pictures/OLD.JPG', 'blog/pictures/left.png']);
  expect(formatUnused(unused, 'content')).toMatch(
    /^2 pictures are not used on any page\. Unused pictures .*:\n {2}content\/blog\/pictures\/OLD\.JPG\n/,
  );
  expect(formatUnused([], 'content')).toBeUndefined();
});
