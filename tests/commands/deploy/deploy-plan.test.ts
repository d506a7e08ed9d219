import { commandLine, deployPlan, publishedFiles, redirectPage, removals } from '../../../src/commands/deploy/deploy-plan';
import { hashedScript, keep, picture, revalidate, sampleFiles } from '../../build/hosts/sample-site';

const files = Object.keys(sampleFiles);
const change = { policy: 'policy-1', etag: 'E1', file: '.deploy/upload/headers.json', changed: true, distributions: ['DIST1', 'DIST2'] };
const plain = { bucket: 'site', stateBucket: 'site', headers: [] };
const store = { ...plain, headers: [change] };
const redirects = [{ from: '/work/', to: '/our-work/#top' }];
const plan = deployPlan(files, redirects, ['/gone/index.html'], store);
const linesOf = (title: RegExp) => plan.filter((step) => title.test(step.title)).flatMap(({ commands }) => commands.map(commandLine));

test('assets, page data and headers are deployed before the pages, and the service worker after all of them', () => {
  const order = plan.map(({ title }) => title.split(/[:,]/)[0]);
  expect(order).toEqual([
    'Hashed files',
    'Page data',
    'CDN headers',
    'HTML and other files',
    'Redirects',
    'Service worker',
    'Removal of deleted pages',
    'Lists for the next deploy',
  ]);
});

test('the files of each step get the Cache-Control header of their response class', () => {
  for (const line of linesOf(/^Hashed/)) expect(line).toContain(`--cache-control '${keep}'`);
  for (const line of linesOf(/^(Page data|HTML|Service)/)) expect(line).toContain(`--cache-control '${revalidate}'`);
});

test('each upload sets its content type explicitly', () => {
  expect(linesOf(/^Hashed/).filter((line) => line.includes("--include '*.avif'"))).toEqual([
    expect.stringContaining('--content-type image/avif'),
  ]);
  expect(linesOf(/^HTML/).filter((line) => line.includes("--include '*.html'"))).toEqual([
    expect.stringContaining("--content-type 'text/html; charset=utf-8'"),
  ]);
});

test('a file without an extension is included by its full path', () => {
  const [line] = deployPlan(['/.well-known/token'], [], [], plain).flatMap(({ commands }) => commands.map(commandLine));
  expect(line).toContain('--include .well-known/token ');
});

test('files that the build leaves for tools are not published', () => {
  expect(publishedFiles(files)).toEqual(expect.arrayContaining([hashedScript, picture, '/sw.js']));
  expect(publishedFiles(files).filter((path) => /map$|stats|_headers/.test(path))).toEqual([]);
});

test('a redirect is uploaded as a page of its own, which also works in stores without redirect support', () => {
  expect(linesOf(/^Redirects/)).toEqual([
    expect.stringMatching(
      /aws s3 cp \.deploy\/upload\/redirects\/work\/index\.html s3:\/\/site\/work\/index\.html --website-redirect '\/our-work\/#top'/,
    ),
  ]);
  expect(redirectPage({ from: '/work/', to: '/a"b/' }).html).toContain('content="0; url=/a&quot;b/"');
});

test('a policy update requires the ETag that was read, and the deploy waits for every distribution', () => {
  expect(linesOf(/^CDN headers/)).toEqual([
    'aws cloudfront update-response-headers-policy --id policy-1 --if-match E1 --response-headers-policy-config file://.deploy/upload/headers.json',
    'aws cloudfront wait distribution-deployed --id DIST1',
    'aws cloudfront wait distribution-deployed --id DIST2',
  ]);
});

test('a plan without headers, redirects or removals has no steps for them', () => {
  const titles = deployPlan(files, [], [], plain).map(({ title }) => title);
  expect(titles.filter((title) => /^(CDN headers|Removal|Redirects)/.test(title))).toEqual([]);
});

test('removals are split into files of at most 1000 objects, one per delete request', () => {
  const many = Array.from({ length: 2001 }, (_, index) => `/gone/${index}/index.html`);
  const step = deployPlan([], [], many, store).find(({ title }) => title.startsWith('Removal'));
  const portions = removals(many);
  expect(step?.commands.map((command) => command.at(-1))).toEqual(portions.map(({ file }) => `file://${file}`));
  expect(portions.map(({ text }) => JSON.parse(text).Objects.length)).toEqual([1000, 1000, 1]);
});

test('only removable files are deleted', () => {
  const lines = plan.flatMap(({ commands }) => commands.map(commandLine));
  expect(lines.filter((line) => /--delete|\brm\b/.test(line))).toEqual([
    'aws s3api delete-objects --bucket site --delete file://.deploy/upload/removals-1.json',
  ]);
  expect(removals(['/gone/index.html']).map(({ text }) => text)).toEqual(['{"Objects":[{"Key":"gone/index.html"}],"Quiet":true}']);
});
