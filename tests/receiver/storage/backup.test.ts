import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../../src/receiver/storage/open-store';
import { contactLead, keyOf } from '../stored-lead';

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The program that docs/leads.md tells people to run. */
const [, program = ''] = /^node -e "(.*)" \S+ \S+$/m.exec(readFileSync('docs/leads.md', 'utf8')) ?? [];

test('a backup made as the docs say, while leads come, is restored with its leads and queue, and takes more', async () => {
  const [database, backup] = [join(folder, 'leads.db'), join(folder, 'backup.db')];
  const put = async (store: Awaited<ReturnType<typeof openStore>>, name: string) =>
    store.put({ lead: contactLead({ key: keyOf(name) }), status: 'inbox', spamReasons: [], test: false }, ['mail'], Date.now());
  const running = await openStore(database);
  for (let index = 0; index < 20; index += 1) await put(running, `before ${index}`);
  execFileSync(process.execPath, ['-e', program, database, backup]);
  await put(running, 'after');
  await running.close();

  for (const end of ['', '-wal', '-shm']) rmSync(database + end, { force: true });
  copyFileSync(backup, database);
  const restored = await openStore(database);
  expect((await restored.list({}, { limit: 1 })).total).toBe(20);
  expect(await restored.backlog()).toMatchObject([{ target: 'mail', state: 'waiting', count: 20 }]);
  expect(await put(restored, 'after')).toBe('added');
  await restored.close();
});

test('a backup of a database that does not exist fails and leaves no file', () => {
  const [missing, backup] = [join(folder, 'laeds.db'), join(folder, 'none.db')];
  expect(() => execFileSync(process.execPath, ['-e', program, missing, backup], { stdio: 'pipe' })).toThrow(/ENOENT/);
  expect([missing, backup].filter(existsSync)).toEqual([]);
});

test('once the receiver has stopped, the file alone has all leads', async () => {
  const [database, copy] = [join(folder, 'stopped.db'), join(folder, 'copy.db')];
  const stopped = await openStore(database);
  await stopped.put({ lead: contactLead({ key: keyOf('a lead') }), status: 'inbox', spamReasons: [], test: false }, ['mail'], Date.now());
  await stopped.close();
  copyFileSync(database, copy);
  const copied = await openStore(copy);
  expect((await copied.list({}, { limit: 1 })).total).toBe(1);
  await copied.close();
});
