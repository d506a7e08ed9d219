/** @jest-environment node */
import { inPlainWords } from '../../src/editor/desk/plain-answers';

const answering = (status: number) => inPlainWords(async () => Response.json({ message: 'Bad credentials' }, { status }));
const repository = 'https://api.github.com/repos/agency/website';

test.each([
  ['a token that expired', 401, repository, /has expired or was revoked/],
  ['another refusal', 403, repository, /^Bad credentials$/],
  ['another host', 401, 'https://www.githubstatus.com/', /^Bad credentials$/],
])('the answer to %s', async (_, status, address, message) => {
  const answer = await answering(status)(address);
  expect([answer.status, await answer.json()]).toEqual([status, { message: expect.stringMatching(message) }]);
});

test('a broken connection is an error that a writer understands', async () => {
  const broken = inPlainWords(async () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(broken(new Request(repository))).rejects.toThrow('GitHub could not be reached.');
});
