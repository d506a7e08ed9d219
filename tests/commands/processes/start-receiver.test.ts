import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { startReceiver } from '../../../src/commands/processes/start-receiver';
import { readReceiverSettings } from '../../../src/receiver/settings';
import { openStore } from '../../../src/receiver/storage/open-store';

const folder = mkdtempSync(join(tmpdir(), 'start-receiver-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function newerDatabase(): Promise<string> {
  const file = join(folder, 'newer.db');
  await (await openStore(file)).close();
  const client = createClient({ url: `file:${file}` });
  await client.execute('INSERT INTO migrations (id) VALUES (99)');
  client.close();
  return file;
}

async function textFile(): Promise<string> {
  const file = join(folder, 'text.db');
  writeFileSync(file, 'Not a database.'.repeat(100));
  return file;
}

test.each([
  ['was migrated by a newer version', newerDatabase, 'migrated by a newer version of the receiver'],
  ['is another kind of file', textFile, 'SQLITE_NOTADB'],
  ['is a folder', async () => folder, 'EISDIR'],
])('a receiver whose database %s says so', async (_, create, cause) => {
  const settings = readReceiverSettings({ LEADS_DATABASE: await create() });
  const started = startReceiver(settings, () => {}, false);
  await expect(started).rejects.toThrow('LEADS_DATABASE');
  await expect(started).rejects.toThrow(cause);
});
