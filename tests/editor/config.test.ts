import { type Field, fieldsOf } from '../../src/editor/fields';
import { kinds } from '../../src/model/kinds';
import { shapeOf } from '../../src/model/schemas/shape';
import { all, editorPaths, forms, type Inner, opened, schemaPaths } from './compared-fields';

test.each(forms)('the editor has exactly the fields of %s, in schema order', (name, schema, fields) => {
  expect(editorPaths(fields, name)).toEqual(schemaPaths(schema, name));
});

test('every field has a hint and a label other than its name', () => {
  expect(all.length).toBeGreaterThan(150);
  expect(all.filter(([, , { label, name, hint }]) => label === name || !hint || !/^[A-Z0-9]/.test(label)).map(([path]) => path)).toEqual(
    [],
  );
});

/** Whether a schema accepts a value; undefined stands for a missing field. */
const takes = (schema: Inner, value: unknown) => schema.safeParse(value).success;

test('the editor requires a field exactly if the validator rejects an empty one', () => {
  const wrong = all.filter(([, schema, { required }, optional]) => {
    const emptyList = opened(schema).def.element && takes(schema, []);
    return required !== (!takes(schema, undefined) && !emptyList && !optional);
  });
  expect(wrong.map(([path]) => path)).toEqual([]);
});

/** Whether the editor accepts a text: by its pattern, or by the options it is picked from. */
function editorTakes({ pattern, options, widget, value_field }: Field, text: string): boolean {
  if (options) return options.some(({ value }) => value === text);
  if (/^(header|footer)\./.test(String(value_field))) return text !== '';
  if (widget === 'relation') return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);
  return !pattern || new RegExp(pattern[0]).test(text);
}

/** Texts of every length around every limit in the model, and in every format it requires. */
const lengths = [
  ...new Set(
    [
      0, 2, 4, 5, 7, 10, 15, 20, 24, 28, 30, 32, 38, 40, 47, 60, 70, 80, 90, 110, 120, 140, 160, 200, 220, 300, 320, 400, 420, 500, 600,
      700, 900, 1500, 1600,
    ].flatMap((limit) => [limit - 1, limit, limit + 1]),
  ),
];
const texts = [
  ...lengths.filter((length) => length > 0).map((length) => 'x'.repeat(length)),
  ...[
    'two\nlines of text that is long enough for any short field',
    ' a space before',
    'a space behind ',
    `  ${'x'.repeat(60)}\n`,
    ...[1, 2, 3, 4, 5, 9, 10, 11, 19, 20, 29, 30, 34, 35, 59, 60, 61].flatMap((length) => ['字'.repeat(length), 'カ'.padEnd(length, 'x')]),
    ' 文字列 ',
    'TX',
    'Texas',
    'tx',
  ],
  ...['America/Chicago', 'Europe/Berlin', '/services/a-service/', '/services/a-service/#top', '/services', 'services/', '/'],
  ...['blog/pictures/outbox.png', 'blog/pictures/Outbox.PNG', 'outbox.gif', 'marks/openquay.svg', 'react', 'two words', 'a-service', 'Web'],
  ...[
    'https://www.agency.example',
    'https://www.agency.example/path',
    'https://www.agency.example/',
    'http://www.agency.example',
    'ftp://x',
    'https://',
  ],
  ...[
    'hello@agency.example',
    'hello@agency',
    '+12125550100',
    '12125550100',
    '+1 202 555',
    'left',
    'right',
    'technologies',
    'columns',
    'steps',
    'cities',
  ],
];

const isText = (schema: Inner) => ['string', 'enum'].includes(opened(schema).def.type) && opened(schema).def.type !== 'date';

const isPage = (schema: Inner) => takes(schema, '/services/any/#part') && !takes(schema, 'any');

test('the editor accepts a text exactly if the validator accepts it', () => {
  const compared = all.filter(([, schema, { widget }]) => isText(schema) && widget !== 'datetime');
  const lists = all.filter(([, schema]) => opened(schema).def.element && isText(opened(schema).def.element as Inner));
  const entries = lists.map(([path, schema, field]) => [path, opened(schema).def.element, field.field ?? field] as [string, Inner, Field]);
  expect(compared.length).toBeGreaterThan(120);
  const disagreeing = [...compared, ...entries].flatMap(([path, schema, field]) => {
    // The schema does not know which pages exist: the editor accepts fewer values, but none that are wrong.
    if (field.options && isPage(schema))
      return (field.options ?? []).flatMap(({ value }) => (takes(schema, value) ? [] : [`${path}: ${value}`]));
    return texts
      .filter((text) => takes(schema, text) !== editorTakes(field, text))
      .map((text) => `${path}: ${JSON.stringify(text.slice(0, 40))} (${text.length})`);
  });
  expect(disagreeing).toEqual([]);
});

test.each([
  [true, { widget: 'relation', collection: 'person', value_field: '{{slug}}' }],
  [false, { widget: 'string' }],
])('authors are picked from the people if there are any (%s)', (hasPeople, expected) => {
  const fields = fieldsOf(shapeOf(kinds.post.schema), { pages: [], hasPeople });
  expect(fields.find(({ name }) => name === 'author')).toMatchObject(expected);
});

test('numbers, lists and choices have the limits of the validator', () => {
  const disagreeing = all.flatMap(([path, schema, { min, max, value_type, options, widget }]) => {
    const bare = opened(schema);
    if (widget === 'number') {
      const [low, high] = [Number(min), Number(max)];
      const agree = takes(schema, low) && takes(schema, high) && !takes(schema, low - 1) && !takes(schema, high + 1);
      return agree && takes(schema, low + 0.5) === (value_type === 'float') ? [] : [path];
    }
    if (options && bare.def.type === 'literal')
      return options.every(({ value }) => takes(schema, value)) && !takes(schema, 4) && options.length === 2 ? [] : [path];
    if (!bare.def.element) return [];
    const { minLength = null, maxLength = null } = limitsOf(schema);
    return (min ?? null) === minLength && (max ?? null) === maxLength ? [] : [path];
  });
  expect(disagreeing).toEqual([]);
});

/** The minimum and maximum number of entries according to the validator. */
function limitsOf(schema: Inner): { minLength?: number | null; maxLength?: number | null } {
  const complaint = (count: number) =>
    schema.safeParse(Array.from({ length: count }, () => undefined)).error?.issues.find(({ path }) => path.length === 0);
  const [few, many] = [complaint(0), complaint(500)];
  return {
    minLength: few?.code === 'too_small' ? Number(few.minimum) : null,
    maxLength: many?.code === 'too_big' ? Number(many.maximum) : null,
  };
}

test('the editor limits titles, and leaves text with placeholders to the validator', () => {
  const [title] = fieldsOf(shapeOf(kinds.post.schema), { pages: [], hasPeople: false });
  const takes = (text: string) => new RegExp(title?.pattern?.[0] ?? '').test(text);
  expect([takes('x'.repeat(60)), takes('x'.repeat(61))]).toEqual([true, false]);
  expect(title?.hint).toContain('4 to 60 characters.');
  expect(takes(`{{site.name}} ${'x'.repeat(60)}`)).toBe(true);
});
