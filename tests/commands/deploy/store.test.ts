import { mkdirSync, symlinkSync } from 'node:fs';
import { deployFolder } from './deploy-folder';

let made: ReturnType<typeof deployFolder>;
beforeEach(() => {
  made = deployFolder();
});
afterEach(() => made.remove());

const toSite = { DEPLOY_TARGET: 's3', DEPLOY_BUCKET: 'site' };

/** The file list of a site with `count` pages, all of which have since been removed. */
const listOf = (count: number) =>
  JSON.stringify(
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`/blog/${'a-long-name-'.repeat(10)}${index}/index.html`, null])),
  );

test('a file list with 20,000 deleted pages is read, and the pages are removed in 20 requests', async () => {
  const list = listOf(20_000);
  expect(list.length).toBeGreaterThan(2 ** 21);
  made.write('store/site/.deploy/files.json', list);
  const { status, err } = await made.run([], toSite);
  expect({ status, err }).toEqual({ status: 0, err: '' });
  expect(made.removed()).toHaveLength(20_000);
  const removals = made.calls().filter((call) => call[1] === 'delete-objects');
  expect(removals).toHaveLength(20);
  // Linux limits a single argument to 128 KiB.
  expect(Math.max(...removals.flat().map(({ length }) => length))).toBeLessThan(1000);
});

test('an unreadable store stops the deploy before anything is uploaded', async () => {
  made.write('fail', 's3://site/.deploy/files.json ');
  const { status, err } = await made.run([], toSite);
  expect({ status, err }).toEqual({ status: 1, err: 'The store cannot be read: fatal error: Access Denied (403)' });
  expect(made.calls()).toHaveLength(1);
});

test('a missing AWS client is reported as the reason', async () => {
  const onlyNode = made.place('only-node');
  mkdirSync(onlyNode);
  symlinkSync(process.execPath, `${onlyNode}/node`);
  const { status, err } = await made.run([], { ...toSite, PATH: onlyNode });
  expect({ status, err }).toEqual({
    status: 1,
    err: 'The store cannot be read: the AWS CLI is not installed (ENOENT)',
  });
});

test('a file that the store refuses to remove stops the deploy and stays in the file list', async () => {
  made.write('store/site/.deploy/files.json', '{"/gone/index.html":null}');
  made.write('refuse', '');
  const { status, err } = await made.run([], toSite);
  expect(status).toBe(1);
  expect(err).toContain('AccessDenied');
  expect(made.read('store/site/.deploy/files.json')).toBe('{"/gone/index.html":null}');
});

test('the deploy’s lists are stored in a separate bucket if one is configured', async () => {
  const { status } = await made.run([], { ...toSite, DEPLOY_STATE_BUCKET: 'private' });
  expect(status).toBe(0);
  const withLists = made.calls().filter((call) => /\.deploy\/[a-z-]+\.json$/.test(call.join(' ').match(/s3:\/\/\S+/)?.[0] ?? ''));
  expect(withLists).toHaveLength(4);
  expect(withLists.filter((call) => !call.join(' ').includes('s3://private/.deploy/'))).toEqual([]);
});
