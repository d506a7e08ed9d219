import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { openStore } from '../../../src/receiver/storage/open-store';
import { contactLead } from '../stored-lead';

const folder = mkdtempSync(join(tmpdir(), 'sqlite-'));
afterAll(() => rmSync(folder, { recursive: true }));

const email = 'canary@example.com';

test.each([
  ['alone', 0],
  ['while another process reads for a moment', 200],
])('erased data is in no file of the database, erased %s', async (_, readingMs) => {
  const file = join(folder, `${readingMs}.db`);
  const store = await openStore(file);
  const found = () => ['', '-wal'].some((end) => readFileSync(file + end).includes(email));
  await store.put({ lead: contactLead({ fields: { email } }), status: 'inbox', spamReasons: [], test: false }, ['mail'], Date.now());
  expect(found()).toBe(true);

  const other = createClient({ url: `file:${file}` });
  const reading = await other.transaction('read');
  await reading.execute('SELECT * FROM leads');
  if (readingMs === 0) await reading.rollback();
  else setTimeout(() => void reading.rollback(), readingMs);
  expect(await store.eraseEmail(email)).toBe(1);
  expect(found()).toBe(false);
  other.close();
  await store.close();
});

test('no other user of the machine can read a new database', async () => {
  const umask = process.umask(0o022);
  const file = join(folder, 'private.db');
  const store = await openStore(file);
  const modes = ['', '-wal', '-shm'].map((end) => statSync(file + end).mode & 0o777);
  await store.close();
  process.umask(umask);
  expect(modes).toEqual([0o600, 0o600, 0o600]);
});

test.each([
  ['644', '640'],
  ['660', '660'],
])('a database with the permissions %s, as a backup or an older version leaves it, gets %s', async (before, after) => {
  const umask = process.umask(0o022);
  const file = join(folder, `${before}.sqlite`);
  await (await openStore(file)).close();
  const paths = ['', '-wal'].map((end) => file + end);
  for (const path of paths) {
    writeFileSync(path, '', { flag: 'a' });
    chmodSync(path, Number.parseInt(before, 8));
  }
  const store = await openStore(file);
  const modes = paths.map((path) => (statSync(path).mode & 0o777).toString(8));
  await store.close();
  process.umask(umask);
  expect(modes).toEqual([after, after]);
});
