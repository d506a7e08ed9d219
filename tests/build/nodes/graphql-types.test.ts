import { readFileSync } from 'node:fs';
import { parse } from 'gatsby/graphql';
import { z } from 'zod';
import { graphqlTypes } from '../../../src/build/nodes/graphql-types';
import { addedLines, fieldLines, nestedTypes } from '../../../src/build/nodes/type-definitions';
import { fieldsOf } from '../../../src/editor/fields';
import { kindNames, kinds } from '../../../src/model/kinds';
import { nodeData, nodeFields } from '../../../src/model/relating/node-field';
import { pictureAlt, picturePath } from '../../../src/model/schemas/pictures';
import { service } from '../../../src/model/schemas/service';
import { shapeOf } from '../../../src/model/schemas/shape';
import { amount, field, line, markdown, serviceSlug } from '../../../src/model/schemas/shared';

/** A node in the only language of a site. */
const place = { language: 'en', linkTo: (_: string, slug: string) => slug };

test('every kind has a type in the schema, and each type is defined once', () => {
  const names = parse(graphqlTypes).definitions.flatMap((definition) => ('name' in definition ? [definition.name?.value] : []));
  expect(names).toEqual(expect.arrayContaining(kindNames.map((kind) => kinds[kind].type)));
  expect(new Set(names).size).toBe(names.length);
});

test('the example field of docs/architecture.md reaches nodes and editor from one schema line', () => {
  const [, name = '', definition = ''] = /^\s*(\w+): (field\(.*\)),$/m.exec(readFileSync('docs/architecture.md', 'utf8')) ?? [];
  const schema: z.ZodType = new Function('field', 'line', `return ${definition}`)(field, line);
  const extended = service.extend({ [name]: schema });
  const fields = nodeFields('Service', extended);
  expect(fieldLines(fields).split('\n')).toContain(`  ${name}: String`);
  expect(nodeData(fields, { [name]: 'A value' }, place)).toMatchObject({ [name]: 'A value' });
  expect(fieldsOf(shapeOf(extended), { pages: [], hasPeople: false })).toContainEqual(expect.objectContaining({ name, required: false }));
});

test('lists, links, dates, enums and pictures have the GraphQL types that queries need', () => {
  const fields = nodeFields(
    'Sample',
    z.strictObject({
      day: z.iso.date(),
      share: z.number().optional(),
      columns: z.literal([2, 3]),
      look: z.enum(['plain', 'framed']),
      services: z.array(serviceSlug).default([]),
      notes: z.array(line(1, 9)).optional(),
      picture: picturePath.optional(),
      pictureAlt: pictureAlt.optional(),
      cover: z.strictObject({ picture: picturePath, alt: pictureAlt }),
      parts: z.array(z.strictObject({ picture: picturePath, alt: pictureAlt, caption: line(1, 9) })),
      draft: z.boolean(),
      price: amount,
    }),
  );
  expect(fieldLines(fields)).toBe(`  day: Date! @dateformat @written
  share: Float
  columns: Int!
  look: SampleLook!
  services: [Service!]! @link(by: "key")
  notes: [String!]
  picture: Picture
  cover: Picture!
  parts: [SampleParts!]!
  price: Float!`);
  expect([...nestedTypes(fields).keys()]).toEqual(['SampleLook', 'SampleParts']);
  const data = {
    picture: 'a.png',
    pictureAlt: 'A',
    cover: { picture: 'b.png', alt: 'B' },
    parts: [{ picture: 'c.png', alt: 'C', caption: 'c' }],
  };
  expect(nodeData(fields, data, place)).toEqual({
    picture: { file: 'a.png', alt: 'A' },
    cover: { file: 'b.png', alt: 'B' },
    parts: [{ picture: { file: 'c.png', alt: 'C' }, caption: 'c' }],
  });
});

test('a choice between objects has a field for each of them, of which one is set', () => {
  const plain = z.strictObject({ type: z.literal('plain'), text: markdown });
  const twoLines = z.strictObject({ type: z.literal('two-lines'), text: line(1, 9), more: line(1, 9).optional() });
  const part = z.discriminatedUnion('type', [plain, twoLines]);
  const fields = nodeFields('Sample', z.strictObject({ parts: z.array(part) }));
  expect([...nestedTypes(fields)].map(([name, type]) => [name, type.replace(/\s+/g, ' ')])).toEqual([
    ['SampleParts', 'type SampleParts { plain: SamplePartsPlain twoLines: SamplePartsTwoLines }'],
    ['SamplePartsPlain', 'type SamplePartsPlain { text: Body! }'],
    ['SamplePartsTwoLines', 'type SamplePartsTwoLines { text: String! more: String }'],
  ]);
  const parts = [
    { type: 'two-lines', text: 'a', more: 'b' },
    { type: 'plain', text: '*a*' },
  ];
  expect(nodeData(fields, { parts }, place)).toEqual({
    parts: [{ twoLines: { text: 'a', more: 'b' } }, { plain: { text: { markdown: '*a*' } } }],
  });
});

test('fields besides the schema are declared with type and description; those of the schema in another form are not', () => {
  const of = () => undefined;
  const lines = addedLines({ body: { type: 'Body!', of }, stack: { of }, newer: { type: 'Post', about: 'The next newer post.', of } });
  expect(lines).toBe(`  body: Body!
  "The next newer post."
  newer: Post`);
});

test('rejects two schemas that define one type differently, naming the type', () => {
  const named = (name: string) => z.strictObject({ [name]: line(1, 9) }).meta({ node: 'Part' });
  const fields = nodeFields('Sample', z.strictObject({ first: named('a'), second: named('b') }));
  expect(() => nestedTypes(fields)).toThrow('Two schemas define the node type Part differently.');
});
