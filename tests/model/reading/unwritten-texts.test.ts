import { unwrittenProblems } from '../../../src/model/reading/unwritten-texts';

const source = (raw: unknown, body: string) => ({ file: 'blog/a.md', raw, body, bodyLine: 10, lineOf: () => 3 });
const linesOf = (raw: unknown, body = '') => unwrittenProblems(source(raw, body)).map(({ field, line }) => [field, line]);

test('texts that nobody has written are found in fields and in the body, at their lines', () => {
  expect(linesOf({ title: 'TODO: a title', label: 'A label' }, 'A text.\n\nTODO: another text')).toEqual([
    ['title', 3],
    ['body', 12],
  ]);
});

test('a draft may have some', () => {
  expect(linesOf({ draft: true, title: 'TODO: a title' }, 'TODO: a text')).toEqual([]);
});

test('code and the middle of a sentence may have the mark', () => {
  expect(linesOf({}, 'Write it later, as in TODO: this.\n\n```js\nTODO: not a text\n```\n')).toEqual([]);
});

test('a line is quoted with the code in it, so that a search finds it', () => {
  const [problem] = unwrittenProblems(source({}, 'TODO: Explain `npm run new` here.'));
  expect(problem?.found).toBe('"TODO: Explain `npm run new` here."');
});
