/** @jest-environment node */
import { withReadableErrors } from '../../src/editor/client/readable-errors';

const answering = (status: number, message = 'Bad credentials') => withReadableErrors(async () => Response.json({ message }, { status }));
const repository = 'https://api.github.com/repos/agency/website';

test.each([
  ['a token that expired', 401, repository, /has expired or was revoked/],
  ['a question that the token may not ask', 403, repository, /^Bad credentials$/],
  ['a question about what does not exist', 404, repository, /^Bad credentials$/],
  ['a question while GitHub is down', 502, repository, /^GitHub has a problem/],
  ['another host', 401, 'https://www.githubstatus.com/', /^Bad credentials$/],
])('the answer to %s', async (_, status, address, message) => {
  const answer = await answering(status)(address);
  expect([answer.status, await answer.json()]).toEqual([status, { message: expect.stringMatching(message) }]);
});

test.each([
  [
    'without the right to it',
    403,
    'Resource not accessible by personal access token',
    /^Your token no longer has permission to change this site/,
  ],
  ['after too many', 403, 'API rate limit exceeded', /^API rate limit exceeded$/],
  ['that Decap itself has to understand', 422, 'Reference already exists', /^Reference already exists$/],
])('the answer to a change %s', async (_, status, own, message) => {
  const answer = await answering(status, own)(repository, { method: 'POST', body: '{}' });
  expect([answer.status, await answer.json()]).toEqual([status, { message: expect.stringMatching(message) }]);
});

test('a request keeps its body for the host', async () => {
  const answer = await withReadableErrors(async (input) => new Response(await (input as Request).text()))(
    new Request(repository, { method: 'POST', body: 'words' }),
  );
  expect(await answer.text()).toBe('words');
});

test('an error without JSON reaches the writer as a sentence, too', async () => {
  const answer = await withReadableErrors(async () => new Response('<h1>Unicorn!</h1>', { status: 503 }))(repository);
  expect(await answer.json()).toEqual({ message: expect.stringMatching(/^GitHub has a problem/) });
});

test('a broken connection is an error that a writer understands', async () => {
  const broken = withReadableErrors(async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(broken(new Request(repository))).rejects.toThrow('GitHub could not be reached.');
});
