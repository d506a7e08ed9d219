import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '../../src/commands/processes/free-port';
import { openStore } from '../../src/receiver/storage/open-store';
import { writeSite } from '../build/hosts/sample-site';
import { contactLead } from '../receiver/stored-lead';
import { until } from '../receiver/until';

const folder = mkdtempSync(join(tmpdir(), 'serve-leads-'));
const site = writeSite();
afterAll(() => {
  site.remove();
  rmSync(folder, { recursive: true });
});

/** Runs the command as `npm start` does after the build. */
async function serve(settings: Record<string, string> = {}) {
  const port = await freePort();
  const env = { ...process.env, LEADS_DATABASE: join(folder, 'leads.db'), ...settings };
  const child = spawn(process.execPath, ['--import', 'tsx', resolve('src/commands/serve.ts'), String(port), site.root], { env });
  let said = '';
  child.stdout.on('data', (part) => {
    said += part;
  });
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  await until(() => said.includes('Leads inbox:') || child.exitCode !== null);
  const end = () => {
    child.kill('SIGTERM');
    return ended;
  };
  return { origin: `http://localhost:${port}`, said: () => said, end };
}

test('the site and the receiver share a port: a lead that is posted there is in the inbox, behind a link that works once', async () => {
  const { origin, said, end } = await serve();
  const lead = contactLead();
  const posted = await fetch(`${origin}/leads`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(lead),
  });
  expect([posted.status, await posted.json()]).toEqual([202, { key: lead.key }]);
  expect(await (await fetch(`${origin}/about-us/`)).text()).toContain('<');
  expect((await fetch(`${origin}/health`)).status).toBe(200);
  // A page may have this address.
  expect((await fetch(`${origin}/health/`)).headers.get('content-type')).toContain('text/html');

  const link = /http\S+\?once=\S+/.exec(said())?.[0] ?? '';
  const first = await fetch(link, { redirect: 'manual' });
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect(await (await fetch(`${origin}/inbox/`, { headers: { cookie } })).text()).toContain('Ada Lovelace');
  const second = await fetch(link, { redirect: 'manual' });
  const other = second.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect(await (await fetch(`${origin}/inbox/`, { headers: { cookie: other } })).text()).not.toContain('Ada Lovelace');

  expect(await end()).toBe(0);
  const store = await openStore(join(folder, 'leads.db'));
  expect((await store.get(lead.key))?.lead).toEqual(lead);
  await store.close();
});

test('with a token, no link that logs in is printed', async () => {
  const { said, end } = await serve({ LEADS_TOKEN: 'a-token-of-sixteen' });
  expect(said()).toMatch(/Leads inbox: http:\/\/localhost:\d+\/inbox\/$/m);
  await end();
});
