import { fittedSize, type PictureTools, preparedPicture } from '../../src/editor/client/lighter-picture';

type Size = { width: number; height: number };

const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe1]);
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47]);
/** A photo whose notes come after a segment of 20 kB. */
const noted = new Uint8Array([...jpeg, ...new Uint8Array(20_000), ...new TextEncoder().encode('Exif\0\0MM')]);
const file = (name: string, start: Uint8Array<ArrayBuffer> | string, megabytes: number, type = 'image/jpeg') =>
  new File([start, new Uint8Array(megabytes * 1_000_000)], name, { type });

const asDrawing = (text: string) => new File([text], 'Plan A.svg');

/** A browser that decodes everything to pixels of this size, and writes 2 MB in the format it knows. */
const browser = (size: Size, known: readonly string[] = ['image/jpeg', 'image/webp']) => {
  const encode = jest.fn<Promise<Blob | null>, Parameters<PictureTools<Size>['encode']>>(async (_, __, format) => {
    return new Blob([new Uint8Array(2_000_000)], { type: known.includes(format) ? format : 'image/png' });
  });
  return { decode: async () => size, encode };
};

test.each([
  [
    { width: 8064, height: 6048 },
    { width: 4000, height: 3000 },
  ],
  [
    { width: 3024, height: 4032 },
    { width: 3000, height: 4000 },
  ],
  [
    { width: 4000, height: 3000 },
    { width: 4000, height: 3000 },
  ],
  [
    { width: 640, height: 480 },
    { width: 640, height: 480 },
  ],
  [
    { width: 20_000, height: 2 },
    { width: 4000, height: 1 },
  ],
])('%j fits as %j', (size, fitted) => {
  expect(fittedSize(size, 4000)).toEqual(fitted);
});

test.each([
  ['a photo of 40 MB', file('IMG_2041.JPG', jpeg, 40), { width: 8064, height: 6048 }, 'img-2041.jpg', 2_000_000],
  ['a heavy photo of few pixels', file('a.jpeg', jpeg, 9), { width: 3000, height: 2000 }, 'a.jpg', 2_000_000],
  ['a light photo of many pixels', file('a.jpg', jpeg, 3), { width: 8000, height: 2000 }, 'a.jpg', 2_000_000],
  ['a heavy screenshot', file('Büro 1.png', png, 9, 'image/png'), { width: 5000, height: 2000 }, 'buro-1.webp', 2_000_000],
  ['a light photo with the notes of a camera', file('b.jpg', noted, 1), { width: 3000, height: 2000 }, 'b.jpg', 2_000_000],
  ['a light photo', file('Büro 1.JPG', jpeg, 1), { width: 3000, height: 2000 }, 'buro-1.jpg', 1_000_004],
])('%s is uploaded with fewer pixels and bytes, and without notes, where it needs that', async (_, picture, size, name, bytes) => {
  const prepared = await preparedPicture(picture, browser(size));
  expect(prepared).toEqual({ file: expect.objectContaining({ name, size: bytes }) });
});

test('a browser that cannot write WebP writes PNG, under that ending', async () => {
  const prepared = await preparedPicture(file('a.png', png, 9, 'image/png'), browser({ width: 5000, height: 9 }, []));
  expect(prepared).toEqual({ file: expect.objectContaining({ name: 'a.png', type: 'image/png' }) });
});

test('a picture that would become larger is uploaded unchanged', async () => {
  const size = { width: 3000, height: 2000 };
  const tools = { ...browser(size), encode: async () => new Blob([new Uint8Array(10_000_000)], { type: 'image/webp' }) };
  expect(await preparedPicture(file('plan.png', png, 5, 'image/png'), tools)).toEqual({
    file: expect.objectContaining({ name: 'plan.png', size: 5_000_004 }),
  });
});

test.each([
  ['a photo in HEIC format', 'IMG_2041.HEIC', '\0\0\0\x18ftypheic'],
  ['a photo in HEIC format', 'renamed.jpg', '\0\0\0\x18ftypheic'],
  ['a picture in AVIF format', 'a.jpg', '\0\0\0\x18ftypavif'],
  ['a PDF document', 'a.pdf', '%PDF-1.7'],
])('%s is refused when it is chosen', async (found, name, start) => {
  const tools = browser({ width: 1, height: 1 });
  expect(await preparedPicture(new File([start], name), tools)).toEqual({ fault: expect.objectContaining({ found }) });
  expect(tools.encode).not.toHaveBeenCalled();
});

test('a drawing gets a clean name', async () => {
  const drawing = asDrawing('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
  expect(await preparedPicture(drawing, browser({ width: 1, height: 1 }))).toEqual({
    file: expect.objectContaining({ name: 'plan-a.svg' }),
  });
});

test('a drawing with a script and a damaged picture are refused when they are chosen', async () => {
  const tools = {
    ...browser({ width: 9000, height: 9000 }),
    decode: async () => Promise.reject(new Error('The source image could not be decoded.')),
  };
  const drawing = asDrawing('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script/></svg>');
  expect(await preparedPicture(drawing, tools)).toEqual({ fault: expect.objectContaining({ found: 'a drawing with a script in line 1' }) });
  expect(await preparedPicture(file('cut off.jpg', jpeg, 1), tools)).toEqual({
    fault: expect.objectContaining({ found: expect.stringContaining('damaged') }),
  });
});
