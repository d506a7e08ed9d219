import { missingLettersWarning } from '../../../src/build/sharing/missing-letters';

test.each(['Größe', 'Łóżko', 'Привет', 'Où\u202f?', ''])('the fonts of Open Graph images have all letters of %j', async (text) => {
  expect(await missingLettersWarning([text])).toBeUndefined();
});

test('letters that no font of Open Graph images has are named once, with the file to change', async () => {
  const warning = await missingLettersWarning(['Größe 日本', '日本語', 'שלום']);
  expect(warning).toContain('empty boxes instead of 日 本 語 ש ל ו ם: set a font');
  expect(warning).toContain('src/site/theme/font-packages.ts');
});

test('of many missing letters, the first ones are named', async () => {
  const warning = await missingLettersWarning([String.fromCodePoint(...Array.from({ length: 100 }, (_, index) => 0x4e00 + index))]);
  expect(warning).toMatch(/instead of 一 (\S )+and 80 more: /);
});

test('the texts of many pages are split word by word, because each segment of a long text holds a copy of it', async () => {
  const split = jest.spyOn(Intl.Segmenter.prototype, 'segment');
  await missingLettersWarning(Array.from({ length: 100 }, (_, index) => `The heading of page ${index}`));
  expect(Math.max(...split.mock.calls.map(([text]) => text.length))).toBeLessThan(100);
  split.mockRestore();
});
