import { z } from 'zod';
import { anyReference, knownOf } from '../../../src/model/checking/known';
import { referenceProblems } from '../../../src/model/checking/reference-problems';
import { kinds } from '../../../src/model/kinds';
import { type Shape, shapeOf } from '../../../src/model/schemas/shape';
import { singletons } from '../../../src/model/singletons';

const known = knownOf({ industries: [], topics: [] }, [{ id: 'design' }], ['pages/about-us.md', 'marks/a.svg', 'drawing-set/a.png'], {
  ...anyReference,
  icons: new Set<string>(),
  faults: new Map([['drawing-set/a.png', { found: 'an empty file', expected: 'a picture' }]]),
  menus: { header: new Set<string>(), footer: new Set<string>() },
});
const problemsOf = (raw: unknown, schema: z.ZodType) =>
  referenceProblems({ file: 'a-file', raw, lineOf: () => undefined }, schema, known).map(({ field, found }) => `${field}: ${found}`);

const formsIn = ({ form, properties = {}, items, oneOf = [] }: Shape): string[] => [
  ...(form ? [form] : []),
  ...[...Object.values(properties), ...(items ? [items] : []), ...oneOf].flatMap(formsIn),
];
const schemas = [...Object.values(kinds), ...Object.values(singletons)].map(({ schema }) => schema);
const written = ['line', 'prose', 'markdown', 'time', 'hidden'];
const picked = [...new Set(schemas.flatMap((schema) => formsIn(shapeOf(schema))))].filter((form) => !written.includes(form));

test.each(picked)('a text of the form %s must refer to something that exists', (form) => {
  expect(problemsOf({ text: 'gone' }, z.object({ text: z.string().meta({ form }) }))).toEqual(['text: "gone"']);
});

test.each([
  ['site', { footer: { link: { label: 'l', path: '/gone/' } } }, ['footer.link.path: "/gone/"']],
  ['site', { partners: [{ mark: 'marks/a.svg' }, { mark: 'marks/gone.svg' }] }, ['partners.1.mark: "marks/gone.svg"']],
  ['navigation', { footer: [{ source: 'gone' }, { source: 'posts' }, { source: 'design' }] }, ['footer.0.source: "gone"']],
  ['navigation', { header: [{ links: [{ path: '/gone/' }] }], groups: [{ id: 'gone' }] }, ['header.0.links.0.path: "/gone/"']],
  [
    'drawingSet',
    { drawingSet: { sheets: [{ picture: 'drawing-set/a.png' }] } },
    ['drawingSet.sheets.0.picture: "drawing-set/a.png", an empty file'],
  ],
  ['pricing', { pricing: { bands: { items: [{ link: '/gone/' }, { link: '/about-us/' }] } } }, ['pricing.bands.items.0.link: "/gone/"']],
] as const)('the references of %s.yml are checked: %j', (name, raw, problems) => {
  expect(problemsOf(raw, singletons[name].schema)).toEqual(problems);
});

test('a mistaken topic, group or menu is answered with the existing ones', () => {
  const few = knownOf({ industries: [], topics: [{ slug: 'care' }, { slug: 'craft' }] }, [{ id: 'design' }], [], {
    ...anyReference,
    menus: { header: new Set(['Work']), footer: new Set(['About us']) },
  });
  const expectedFor = (form: string) => {
    const schema = z.object({ text: z.string().meta({ form }) });
    return referenceProblems({ file: 'a-file', raw: { text: 'gone' }, lineOf: () => undefined }, schema, few)[0]?.expected;
  };
  expect(['topic', 'industry', 'group', 'headerEntry', 'footerGroup', 'footerSource'].map(expectedFor)).toEqual([
    expect.stringMatching(/: care, craft$/),
    expect.stringMatching(/: it has none$/),
    expect.stringMatching(/: design$/),
    expect.stringMatching(/: Work$/),
    expect.stringMatching(/: About us$/),
    expect.stringMatching(/^one of design, services, /),
  ]);
});

const otherShapes: unknown[] = [
  undefined,
  'gone',
  ['gone'],
  { blocks: 'gone' },
  { blocks: [{ type: 'gone', caseStudy: 'gone' }, null] },
  { constructor: ['gone'] },
];
test.each(otherShapes.map((raw) => ({ raw })))('fields of another shape than the schema’s refer to nothing: $raw', ({ raw }) => {
  expect(problemsOf(raw, kinds.blockPage.schema)).toEqual([]);
});
