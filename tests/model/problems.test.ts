import { formatProblems } from '../../src/model/problems';

test('the mistakes of a file are listed in the order of its lines, those of the whole file first', () => {
  const onLine = (line?: number) => ({ file: 'a.md', line, field: 'body', found: 'one word', expected: 'another' });
  const listed = formatProblems([onLine(31), onLine(9), onLine(), onLine(25)], 'content');
  expect(listed.match(/line \d+|^ {2}body/gm)).toEqual(['  body', 'line 9', 'line 25', 'line 31']);
});
