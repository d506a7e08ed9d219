import { accessOf } from '../../../src/editor/login/repository-access';

const target = { repository: 'agency/website', branch: 'main' };
const token = 'github_pat_11WRITER0000000000000';

type Answers = Readonly<Record<string, [status: number, body?: object]>>;

/** GitHub's answers to a token that may do everything, by method and path. */
const granted: Answers = {
  'GET /user': [200, { login: 'ann', name: null }],
  'GET /repos/agency/website': [200, { permissions: { push: true } }],
  'POST /repos/agency/website/git/blobs': [201],
  'POST /repos/agency/website/pulls': [422],
};

const calls: { url: string; options: RequestInit }[] = [];

const asking = (answers: Answers) =>
  (async (url: string, options: RequestInit) => {
    calls.push({ url, options });
    const [status, body = {}] = answers[`${options.method} ${new URL(url).pathname}`] ?? [500];
    return { status, json: async () => body };
  }) as unknown as typeof fetch;

beforeEach(() => {
  calls.length = 0;
});

test('a token that can write content and open pull requests is accepted, without spaces around it', async () => {
  expect(await accessOf(` ${token}\n`, target, asking(granted))).toEqual({ granted: true, user: { login: 'ann', name: 'ann' } });
  expect(calls.every(({ url }) => url.startsWith('https://api.github.com/'))).toBe(true);
  expect(calls.every(({ options }) => (options.headers as Record<string, string>).Authorization === `Bearer ${token}`)).toBe(true);
});

test('the attempts to write leave nothing that a person would see', async () => {
  await accessOf(token, target, asking(granted));
  const written = calls
    .filter(({ options }) => options.method === 'POST')
    .map(({ url, options }) => [new URL(url).pathname, JSON.parse(String(options.body))]);
  expect(written).toEqual([
    ['/repos/agency/website/git/blobs', { content: 'login', encoding: 'utf-8' }],
    ['/repos/agency/website/pulls', { title: 'login', head: 'main', base: 'main' }],
  ]);
});

test.each<[string, Answers, RegExp]>([
  ['an unknown token', { 'GET /user': [401] }, /may have expired or been revoked/],
  ['a token that the organization forbids', { 'GET /user': [403, { message: 'Tokens may live 30 days' }] }, /“Tokens may live 30 days”/],
  ['too many attempts', { 'GET /user': [429, { message: 'Rate limit' }] }, /“Rate limit”/],
  ['a failing GitHub', { 'GET /user': [503] }, /problem at the moment \(status 503\)/],
  ['a repository it may not see', { 'GET /repos/agency/website': [404] }, /cannot see agency\/website/],
  ['a person who may not write', { 'GET /repos/agency/website': [200, { permissions: { push: false } }] }, /give it the Write role/],
  ['no permission to write content', { 'POST /repos/agency/website/git/blobs': [403] }, /set Contents to Read and write/],
  ['no permission for pull requests', { 'POST /repos/agency/website/pulls': [403] }, /set Pull requests to Read and write/],
  ['a failure while writing', { 'POST /repos/agency/website/git/blobs': [500] }, /status 500/],
])('%s is refused with a sentence', async (_, answers, reason) => {
  expect(await accessOf(token, target, asking({ ...granted, ...answers }))).toEqual({
    granted: false,
    reason: expect.stringMatching(reason),
  });
});

test.each([
  ['', /Paste the token first/],
  ['ghp_0123456789abcdefghijklmnopqrstuvwxyz', /all your repositories/],
  ['github_pat_11', /not a complete token/],
  [`${token} and more`, /not a complete token/],
])('the text %p is refused without asking GitHub', async (text, reason) => {
  expect(await accessOf(text, target, asking(granted))).toEqual({ granted: false, reason: expect.stringMatching(reason) });
  expect(calls).toEqual([]);
});

test('a broken connection is refused with what to do', async () => {
  const offline = (async () => {
    throw new TypeError('Failed to fetch');
  }) as unknown as typeof fetch;
  expect(await accessOf(token, target, offline)).toEqual({ granted: false, reason: expect.stringMatching(/Check your connection/) });
});
