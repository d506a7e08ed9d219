import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundledCommand } from './bundled-command';

const program = bundledCommand('receiver');
const folder = mkdtempSync(join(tmpdir(), 'receiver-command-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a receiver that cannot listen names the settings and the cause', async () => {
  const other = createServer();
  const port = await new Promise<number>((done) => other.listen(0, '127.0.0.1', () => done((other.address() as { port: number }).port)));
  const env = { ...process.env, LEADS_PORT: String(port), LEADS_DATABASE: join(folder, 'leads.db') };
  const { status, stderr } = spawnSync(process.execPath, [program], { env, encoding: 'utf8' });
  other.close();
  expect(status).toBe(1);
  expect(stderr).toBe(`The receiver cannot listen on 127.0.0.1:${port}; see LEADS_HOST and LEADS_PORT. The cause: EADDRINUSE\n`);
});
