import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { writeEditor } from '../../editor/write-editor';
import { fixtureContent } from '../project/project-copy';
import { startSiteServer } from '../serve/site-server';

const editor = { backend: 'github', repository: 'agency/website', branch: 'main', authUrl: undefined } as const;

/** Opens the login page of a published editor, then draws it; only a published editor has one. */
export async function drawLoginPage(page: Page, draw: (page: Page, name: string) => Promise<void>): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), 'guide-'));
  // The content of the other pictures.
  process.env.CONTENT_FOLDER = fixtureContent;
  await writeEditor({ editor, siteUrl: 'https://www.agency.example', folder: root });
  delete process.env.CONTENT_FOLDER;
  const server = await startSiteServer({ root, port: 0, brotliQuality: 1 });
  await page.goto(`${server.origin}/admin/login.html`);
  await draw(page, 'login');
  await server.close();
  rmSync(root, { recursive: true });
}
