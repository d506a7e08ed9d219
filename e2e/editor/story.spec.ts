import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, type Page } from 'playwright/test';
import sharp from 'sharp';
import { EditorPage } from '../../src/commands/guide/editor-page';
import { samplePost } from '../../src/commands/guide/sample-post';
import type { BareRepository } from '../servers/bare-repository';
import { test } from './connected-editor';

/** Something that a writer changes and saves once; add one to extend the story. */
type Change = {
  /** The name of the branch that it becomes, after `cms/`. */
  branch: string;
  /** Writes and saves; returns the lines that `git diff` should show, or nothing if all files are new. */
  make: (editor: EditorPage, photograph: string) => Promise<string[] | undefined>;
  /** The files that differ from `main`, below the content folder, with git's letter for added or modified. */
  files: readonly string[];
};

const changes: readonly Change[] = [
  {
    branch: 'post/reading-a-trace',
    make: async (editor, photograph) => {
      await editor.open('post/new');
      await editor.write(samplePost);
      await editor.attachPicture(photograph);
      await editor.save();
      await expect(
        editor.page.getByText('Not saved. Alt text: found nothing; expected alt text that says what the picture shows.'),
      ).toBeVisible();
      await editor.field('Alt text').fill(samplePost.alt);
      await editor.saveAndWait();
      return undefined;
    },
    files: ['A blog/pictures/harbor.jpg', 'A blog/reading-a-trace.md'],
  },
  {
    branch: 'settings/navigation',
    make: async (editor) => {
      await editor.open('settings/entries/navigation');
      const name = await editor.renameFirst('header', (old) => `${old} and advice`);
      await editor.saveAndWait();
      return [`-  - label: ${name}`, `+  - label: ${name} and advice`];
    },
    files: ['M navigation.yml'],
  },
];

async function logIn(page: Page, token: string): Promise<void> {
  await page.goto('/admin/');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Login with GitHub' }).click();
  const window = await opened;
  await window.getByLabel('Paste the token').fill(token);
  const closed = window.waitForEvent('close');
  await window.getByRole('button', { name: 'Log in' }).click();
  await closed;
  await expect(page.getByRole('link', { name: 'Workflow' })).toBeVisible();
}

/** A photograph as a phone takes it, turned by its metadata. */
async function photographIn(folder: string): Promise<string> {
  const file = join(folder, 'harbor.jpg');
  const noise = { create: { width: 1600, height: 1200, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 30 } } } as const;
  await sharp(noise as never)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toFile(file);
  return file;
}

/** The change is one commit on a branch of its own, and differs from `main` by nothing but what the writer changed. */
function expectOneCommit(repository: BareRepository, { branch, files }: Change, lines: string[] | undefined, place: string): void {
  const name = `cms/${branch}`;
  expect(repository.git(['rev-list', '--count', `main..${name}`])).toBe('1');
  const changed = repository.git(['diff', '--name-status', '--no-renames', 'main', name]).split('\n');
  expect(changed.map((line) => line.replace(`\t${place}/`, ' ')).sort()).toEqual(files);
  if (!lines) return;
  const diff = repository.git(['diff', '--unified=0', 'main', name]).split('\n');
  expect(diff.filter((line) => /^[+-](?!\+\+|--)/.test(line))).toEqual(lines);
}

/** The validator's opinion of the content of a branch. */
function checkedContent(repository: BareRepository, name: string, place: string): string {
  const folder = repository.checkOut(name);
  const env = { ...process.env, CONTENT_FOLDER: join(folder, place) };
  const loader = resolve('node_modules/tsx/dist/cli.mjs');
  try {
    return execFileSync(process.execPath, [loader, 'src/commands/check.ts'], { env, encoding: 'utf8', stdio: 'pipe' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** How far the page is wider than the window. */
const overhang = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const width of [390, 1280]) {
  test(`at ${width} px a writer logs in and saves changes, each as one commit with nothing else in it`, async ({
    page,
    published,
    repository,
    tokens,
    violations,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 800 });
    const folder = mkdtempSync(join(tmpdir(), 'photographs-'));
    const photograph = await photographIn(folder);
    await logIn(page, tokens.writer);
    const editor = new EditorPage(page);
    for (const change of changes) {
      await test.step(change.branch, async () => {
        const lines = await change.make(editor, photograph);
        expect(await overhang(page)).toBeLessThanOrEqual(0);
        await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeInViewport({ ratio: 1 });
        expectOneCommit(repository, change, lines, published.place);
        checkedContent(repository, `cms/${change.branch}`, published.place);
      });
    }
    await test.step('publish', async () => {
      // Decap asks before it publishes.
      page.on('dialog', (dialog) => dialog.accept());
      await page.getByRole('button', { name: /^Status: / }).click();
      await page.getByRole('menuitem', { name: 'Ready' }).click();
      await expect(page.getByRole('button', { name: 'Status: Ready' })).toBeVisible();
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await page.getByRole('menuitem', { name: 'Publish now' }).click();
      await expect.poll(() => repository.git(['rev-list', '--count', 'main'])).toBe('2');
      expect(repository.git(['diff', '--name-status', 'main^', 'main'])).toBe(`M\t${published.place}/navigation.yml`);
    });
    expect(violations).toEqual([]);
    rmSync(folder, { recursive: true });
  });
}
