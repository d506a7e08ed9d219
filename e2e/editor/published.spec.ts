import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as withFiles } from 'playwright/test';
import { editorPolicy } from '../../src/build/hosts/folder-policies';
import { headersFile } from '../../src/build/hosts/headers-file';
import { startSiteServer } from '../../src/commands/serve/site-server';
import { writeEditor } from '../../src/editor/write-editor';
import { EditorPage } from './editor-page';

type Editor = Parameters<typeof writeEditor>[0]['editor'];

const github = { backend: 'github', repository: 'owner/name', branch: 'main', authUrl: 'https://login.agency.example' } as const;

const policiesWith = (editor: Editor) => [{ under: '/', policy: "default-src 'none'" }, ...(editor ? [editorPolicy(editor)] : [])];

/** A test that can publish the editor with given settings behind its host's headers; `publish` returns the editor's URL. */
const test = withFiles.extend<{ publish: (editor: Editor) => Promise<string>; violations: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here
  publish: async ({}, use) => {
    const root = mkdtempSync(join(tmpdir(), 'published-'));
    const server = await startSiteServer({ root, port: 0, brotliQuality: 1 });
    await use(async (editor) => {
      await writeEditor({ editor, siteUrl: 'https://www.agency.example', folder: root });
      writeFileSync(join(root, '_headers'), headersFile(policiesWith(editor), []));
      return `${server.origin}/admin/`;
    });
    await server.close();
    rmSync(root, { recursive: true });
  },
  violations: async ({ page }, use) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
    });
    await use(violations);
  },
});

test('the published editor starts under its Content Security Policy and asks the user to log in', async ({ page, publish, violations }) => {
  await page.goto(await publish(github));
  await expect(page.getByRole('button', { name: 'Login with GitHub' })).toBeVisible();
  expect(violations).toEqual([]);
});

test('a page can be written and previewed under the editor’s Content Security Policy', async ({ page, publish, violations }) => {
  const address = await publish(github);
  // Replaces GitHub with Decap's in-memory test backend.
  await page.route('**/admin/config.yml', async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ body: text.replace(/^backend:[\s\S]*?(?=^site_url:)/m, 'backend:\n  name: test-repo\n') });
  });
  await page.goto(`${address}#/collections/service/new`);
  await page.getByRole('button', { name: 'Login' }).click();
  const editor = new EditorPage(page);
  await editor.field('Heading').fill('A heading to look at');
  await editor.text().click();
  await page.keyboard.type('Some text.');
  await expect(editor.preview().getByRole('heading', { level: 1 })).toHaveText('A heading to look at');
  await expect(editor.preview().getByText('Some text.')).toBeVisible();
  expect(violations).toEqual([]);
});

test('an editor published without a backend says so and loads nothing else', async ({ page, publish }) => {
  const address = await publish(undefined);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'The editor is not connected' })).toBeVisible();
  expect(requests.filter((path) => path.startsWith('/admin/'))).toEqual(['/admin/']);
});
