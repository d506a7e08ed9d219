import { cloudflareAddress, netlifyAddress, uploadCommand } from '../../../src/commands/deploy/host-client';

const settings = { CLOUDFLARE_PROJECT: 'agency', NETLIFY_SITE_ID: 'site-1' };
const revision = 'a'.repeat(40);

test.each([
  ['cloudflare', undefined, `pages deploy public --project-name agency --branch main --commit-hash ${revision}`],
  ['cloudflare', 'pr-7', `pages deploy public --project-name agency --branch pr-7 --commit-hash ${revision}`],
  ['netlify', undefined, `deploy --no-build --json --dir public --site site-1 --prod --message The build of ${revision}`],
  ['netlify', 'pr-7', `deploy --no-build --json --dir public --site site-1 --alias pr-7 --message The build of ${revision}`],
] as const)('%s uploads the folder as it is, in the preview %s', (host, preview, expected) => {
  const [program, yes, client, ...args] = uploadCommand(host, { folder: 'public', revision, preview }, settings);
  expect([program, yes, args.join(' ')]).toEqual(['npx', '--yes', expected]);
  expect(client).toMatch(/^[a-z-]+@\d+\.\d+\.\d+$/);
});

test('a build of an unknown revision is uploaded without one', () => {
  expect(uploadCommand('cloudflare', { folder: 'public', revision: null }, settings)).not.toContain('--commit-hash');
});

const report = (environment: string, alias?: string) =>
  [{ type: 'wrangler-session' }, { type: 'pages-deploy-detailed', environment, url: 'https://0a1b.pages.example', alias }]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');

test('the address of a preview is that of its name, and of the site that of the upload', () => {
  expect(cloudflareAddress(report('preview', 'https://pr-7.pages.example'), 'pr-7')).toBe('https://pr-7.pages.example');
  expect(cloudflareAddress(report('preview'), 'pr-7')).toBe('https://0a1b.pages.example');
  expect(cloudflareAddress(report('production', 'https://other.pages.example'), undefined)).toBe('https://0a1b.pages.example');
  expect(netlifyAddress('{"deploy_url":"https://pr-7--agency.example"}')).toBe('https://pr-7--agency.example');
  expect(netlifyAddress('{"deploy_url":"https://0a--agency.example","url":"https://agency.example"}')).toBe('https://agency.example');
});

test.each([
  ['a site published as a preview', () => cloudflareAddress(report('preview'), undefined), "the project's production branch must be main"],
  ['a preview published as the site', () => cloudflareAddress(report('production'), 'pr-7'), 'expected preview'],
  ['no report of wrangler', () => cloudflareAddress('', undefined), 'wrangler did not report'],
  ['no report of netlify-cli', () => netlifyAddress('{}'), 'netlify-cli did not report'],
])('%s is an error', (_, act, message) => {
  expect(act).toThrow(message);
});
