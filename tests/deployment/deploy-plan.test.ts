/** @jest-environment node */
import { commandLine, deployPlan, publishedFiles, redirectPage } from '../../src/deployment/deploy-plan';
import { hashedScript, keep, picture, revalidate, sampleFiles } from './sample-site';

const files = Object.keys(sampleFiles);
const target = { bucket: 'site', headersPolicy: 'policy-1' };
const redirects = [{ from: '/work/', to: '/our-work/#top' }];
const plan = deployPlan(files, redirects, ['/gone/index.html'], target);
const linesOf = (title: RegExp) => plan.filter((step) => title.test(step.title)).flatMap(({ commands }) => commands.map(commandLine));

test('what pages need is there before the pages, and the service worker comes after everything it takes hold of', () => {
  const order = plan.map(({ title }) => title.split(/[:,]/)[0]);
  expect(order).toEqual([
    'Hashed files',
    'Page data',
    'Headers of the CDN',
    'HTML and other files',
    'Redirects',
    'Service worker',
    'Removal of pages that are gone',
    'List of the store’s files',
  ]);
});

test('the files of each step have the cache header of their class', () => {
  for (const line of linesOf(/^Hashed/)) expect(line).toContain(`--cache-control '${keep}'`);
  for (const line of linesOf(/^(Page data|HTML|Service)/)) expect(line).toContain(`--cache-control '${revalidate}'`);
});

test('each type of file is named, whatever the machine knows of it', () => {
  expect(linesOf(/^Hashed/).filter((line) => line.includes("--include '*.avif'"))).toEqual([
    expect.stringContaining('--content-type image/avif'),
  ]);
  expect(linesOf(/^HTML/).filter((line) => line.includes("--include '*.html'"))).toEqual([
    expect.stringContaining("--content-type 'text/html; charset=utf-8'"),
  ]);
});

test('a file without an ending is named itself', () => {
  const [line] = deployPlan(['/.well-known/token'], [], [], { bucket: 'site' }).flatMap(({ commands }) => commands.map(commandLine));
  expect(line).toContain('--include .well-known/token ');
});

test('what the build leaves for tools stays at home', () => {
  expect(publishedFiles(files)).toEqual(expect.arrayContaining([hashedScript, picture, '/sw.js']));
  expect(publishedFiles(files).filter((path) => /map$|stats|_headers/.test(path))).toEqual([]);
});

test('a redirect is an object of its own, which works in stores without redirects too', () => {
  expect(linesOf(/^Redirects/)).toEqual([
    expect.stringMatching(
      /aws s3 cp \.deploy\/upload\/redirects\/work\/index\.html s3:\/\/site\/work\/index\.html --website-redirect '\/our-work\/#top'/,
    ),
  ]);
  expect(redirectPage({ from: '/work/', to: '/a"b/' }).html).toContain('content="0; url=/a&quot;b/"');
});

test('the policy is changed only against the version that was read', () => {
  expect(linesOf(/^Headers/)).toEqual([
    'aws cloudfront update-response-headers-policy --id policy-1 --if-match "$(aws cloudfront get-response-headers-policy --id policy-1 --query ETag --output text)" --response-headers-policy-config file://.deploy/cloudfront-headers.json',
  ]);
});

test('without CloudFront and without anything to remove those steps are absent', () => {
  const titles = deployPlan(files, [], [], { bucket: 'site' }).map(({ title }) => title);
  expect(titles.filter((title) => /^(Headers|Removal|Redirects)/.test(title))).toEqual([]);
});

test('removals go in portions that the store takes', () => {
  const many = Array.from({ length: 2001 }, (_, index) => `/gone/${index}/index.html`);
  const step = deployPlan([], [], many, target).find(({ title }) => title.startsWith('Removal'));
  expect(step?.commands).toHaveLength(3);
  expect(step?.commands.flatMap((command) => JSON.parse(String(command.at(-1))).Objects)).toHaveLength(2001);
});

test('nothing is deleted but what is said to be removable', () => {
  const lines = plan.flatMap(({ commands }) => commands.map(commandLine));
  expect(lines.filter((line) => /--delete|\brm\b/.test(line))).toEqual([
    expect.stringContaining('{"Objects":[{"Key":"gone/index.html"}],"Quiet":true}'),
  ]);
});
