import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { hydrated } from '../../src/commands/browser/hydrated';
import { terminalLog } from '../servers/terminal-log';
import { content, test } from './edited-site-test';

const file = join(content, 'services/systemintegration.md');

const originals = new Map<string, string>();

/** Reads a file and registers it to be restored after the test, whatever its outcome: other tests use the same copy. */
function textOf(path: string): string {
  const text = readFileSync(path, 'utf8');
  originals.set(path, text);
  return text;
}

test.afterEach(() => {
  for (const [path, text] of originals) writeFileSync(path, text);
});

test('a content error shows in the browser with file, field and expected value, and disappears once fixed', async ({ page }) => {
  const text = textOf(file);
  await page.goto('/services/systemintegration/');
  const overlay = page.getByRole('alertdialog');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(overlay).toHaveCount(0);

  writeFileSync(file, text.replace(/^order: .*$/m, 'order: soon').replace(/^summary: .*\n/m, ''));
  await expect(overlay).toContainText('content/services/systemintegration.md');
  await expect(overlay).toContainText('order: found "soon"; expected a number');
  await expect(overlay).toContainText('summary: found nothing');
  await expect.poll(() => readFileSync(terminalLog, 'utf8')).toContain('order: found "soon"; expected a number');

  writeFileSync(file, text.replace(/^heading: .*$/m, 'heading: A heading that was mended'));
  await expect(overlay).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A heading that was mended');
  // The tab reloads because a service is back in the menus. Until the page is hydrated, Gatsby sends it no updates.
  await hydrated(page);
  writeFileSync(file, text);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('A heading that was mended');

  // Breaks the YAML of a file that every page needs.
  const site = join(content, 'site.yml');
  const facts = textOf(site);
  writeFileSync(site, facts.replace(/^tagline: .*$/m, 'tagline: systems: connected'));
  await expect(overlay).toContainText('content/site.yml');
  await expect(overlay).toContainText(/valid YAML; .* needs quotes/);
  writeFileSync(site, facts.replace(/^( {2}heading): .*$/m, '$1: Mended words'));
  await expect(overlay).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('heading', { name: 'Mended words' })).toBeVisible();
});
