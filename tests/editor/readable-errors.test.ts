import { readFileSync } from 'node:fs';
import { localApi } from '../../src/editor/backend';
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
  await expect(broken(localApi)).rejects.toThrow('The editor has stopped on this computer.');
});

/** Answers a change with a refusal, and every question with these open pull requests. */
const refusing = (status: number, message: string, pulls: object[] = []) => {
  const asked: string[] = [];
  const ask = withReadableErrors(async (input, options) => {
    if (options?.method) return Response.json({ message }, { status });
    asked.push(String(input));
    return Response.json(pulls);
  });
  return { ask, asked };
};

const newBranch = { method: 'POST', body: JSON.stringify({ ref: 'refs/heads/cms/service/a-service', sha: '1' }) };

test.each([
  ['a colleague’s open change is not replaced', [{ number: 1 }], /^Someone has saved a change to this page/],
  ['what is left of a closed one is', [], /^Reference already exists$/],
])('a new change to a page: %s', async (_, pulls, message) => {
  const { ask, asked } = refusing(422, 'Reference already exists', pulls);
  expect(await (await ask(`${repository}/git/refs`, newBranch)).json()).toEqual({ message: expect.stringMatching(message) });
  expect(asked).toEqual([`${repository}/pulls?head=agency%3Acms%2Fservice%2Fa-service&state=open`]);
});

test('what GitHub does not merge is not written over the published page', async () => {
  const { ask } = refusing(405, 'Pull Request is not mergeable');
  const answer = await ask(`${repository}/pulls/7/merge`, { method: 'PUT', body: '{}' });
  // At 405, Decap writes the change itself.
  expect([answer.status, await answer.json()]).toEqual([
    409,
    { message: 'GitHub says: “Pull Request is not mergeable” Try again in a minute. If that does not help, ask a developer.' },
  ]);
});

test('Decap still uses force where it is kept from it', () => {
  const bundle = readFileSync('node_modules/decap-cms/dist/decap-cms.js', 'utf8');
  expect(bundle).toMatch(/"Reference already exists"===r&&e\.startsWith\([^)]+\)\)try\{return await this\.backupBranch\(e\)/);
  expect(bundle).toContain('405===t.status)return this.forceMergePR(e)');
});
