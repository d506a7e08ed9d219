import { registerFormats } from '../../src/editor/client/formats';

type Format = { fromFile: (text: string) => Record<string, unknown>; toFile: (data: Record<string, unknown>) => string };

function formatNamed(name: string): Format {
  const formats = new Map<string, Format>();
  registerFormats({ registerCustomFormat: (of: string, _: string, format: Format) => formats.set(of, format) } as never);
  const format = formats.get(name);
  if (!format) throw new Error(`There is no format ${name}.`);
  return format;
}

const page = '---\ntitle: T\nlayout: blocks\nblocks:\n  - type: hero\n  - type: hero\n    heading: H\n    action: false\n---\n';
const menus = 'groups:\n  - id: one\n    title: T\n    one: O\n  - id: two\n    title: T\n    one: O\n    inForm: false\n';

test('a switch that a file leaves out is on if it is on by default, and is left out again', () => {
  const { fromFile, toFile } = formatNamed('blockPage');
  const data = fromFile(page);
  expect(data.blocks).toMatchObject([{ action: true }, { action: false }]);
  expect(toFile(data)).toBe(page);
  const settings = formatNamed('settings');
  expect(settings.fromFile(menus).groups).toMatchObject([{ inForm: true }, { inForm: false }]);
  expect(settings.toFile(settings.fromFile(`${menus}header: []\nfooter: []\n`))).toBe(`${menus}header: []\nfooter: []\n`);
});

test('settings with a field that no file should have can be opened', () => {
  expect(formatNamed('settings').fromFile('grups: []\n')).toEqual({ grups: [] });
});
