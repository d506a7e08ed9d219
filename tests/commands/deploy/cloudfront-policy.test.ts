import type { PathPolicy } from '../../../src/build/hosts/response-table';
import { says } from '../../../src/commands/deploy/cloudfront-policy';
import { hashesIn } from '../../../src/commands/deploy/kept-hashes';
import { deployFolder } from './deploy-folder';

let made: ReturnType<typeof deployFolder>;
beforeEach(() => {
  made = deployFolder();
});
afterEach(() => made.remove());

const env = { DEPLOY_TARGET: 's3', DEPLOY_BUCKET: 'site', DEPLOY_HEADERS_POLICY: 'pages', DEPLOY_EDITOR_HEADERS_POLICY: 'editor' };
const updates = () => made.calls().filter((call) => call[1] === 'update-response-headers-policy');
const waits = () => made.calls().filter((call) => call[1] === 'wait');

test('a deploy without policy changes does not update CloudFront, but waits for earlier updates to finish', async () => {
  await made.run([], env);
  expect([updates().length, waits().length]).toEqual([2, 2]);
  await made.run([], env);
  expect([updates().length, waits().length]).toEqual([2, 4]);
});

test('a policy that fails to propagate stops the deploy before the pages', async () => {
  made.write('fail', 'wait distribution-deployed');
  const { status, err } = await made.run([], env);
  expect(status).toBe(1);
  expect(err).toContain('Failed, and the remaining steps were skipped: aws cloudfront wait distribution-deployed --id DIST1');
  expect(made.placeOf('upload/document/')).toBe(-1);
});

test('the policy allows the scripts of the previous build until their hashes expire', async () => {
  await made.run([], env);
  const [policy] = JSON.parse(made.read('.deploy/policies.json')) as [PathPolicy];
  const [earlier = ''] = hashesIn(policy.policy);
  const changeTo = (hash: string) => {
    for (const file of ['policies.json', 'cloudfront-headers.json']) {
      made.write(`.deploy/${file}`, made.read(`.deploy/${file}`).replaceAll(earlier, hash));
    }
  };
  changeTo('sha256-new');
  await made.run([], env);
  expect(hashesIn(made.read('cdn/pages.json'))).toEqual(expect.arrayContaining([earlier, 'sha256-new']));
  const list = 'store/site/.deploy/script-hashes.json';
  made.write(list, made.read(list).replace(/"20\d\d-/, '"2001-'));
  await made.run([], env);
  expect(hashesIn(made.read('cdn/pages.json'))).not.toContain(earlier);
});

test.each([
  [{ a: 1, b: 2 }, { a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: { b: [1, 2], c: 0 } }, { a: { b: [1, 2] } }, true],
  [{ a: [1, 2] }, { a: [1] }, false],
  [{ a: [2, 1] }, { a: [1, 2] }, false],
  [undefined, { a: 1 }, false],
  [{}, {}, true],
])('%j includes all of %j: %s', (found, wanted, expected) => {
  expect(says(found, wanted)).toBe(expected);
});
