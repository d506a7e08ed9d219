import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect as briefly, type Page } from 'playwright/test';
import sharp from 'sharp';
import { launchBrowser } from './browser/launch-browser';
import { GuideEditor } from './draw-guide/guide-editor';
import { drawLoginPage } from './draw-guide/login-picture';
import { samplePost, sampleReferences } from './draw-guide/sample-post';
import { answersWhileRunning } from './processes/answers';
import { runCommand } from './processes/run-command';
import { copyFolder } from './project/project-copy';

const origin = 'http://localhost:8010';
const target = resolve('docs/pictures');
/** The development server compiles a page on first request. */
const expect = briefly.configure({ timeout: 60_000 });
const maxBytes = 60_000;
const cover = resolve(samplePost.picture);

const usage = `npm run draw:guide
  Takes the screenshots in docs/editing.md from the running editor, on a copy of the project.`;

async function run(): Promise<void> {
  const site = spawn(process.execPath, [resolve('node_modules/tsx/dist/cli.mjs'), 'e2e/servers/edited-site.ts', '8010'], {
    stdio: 'inherit',
  });
  const browser = await launchBrowser();
  try {
    const started = await answersWhileRunning(`${origin}/admin/`, () => site.exitCode === null);
    if (!started) throw new Error('The site did not start.');
    mkdirSync(target, { recursive: true });
    await drawLoginPage(await browser.newPage({ viewport: { width: 1000, height: 890 } }), draw);
    await drawAll(await browser.newPage({ baseURL: origin, viewport: { width: 1280, height: 800 } }));
  } finally {
    await browser.close();
    site.kill('SIGTERM');
  }
}

/** Takes the screenshots in the order of writing a post. */
async function drawAll(page: Page): Promise<void> {
  const editor = new GuideEditor(page);
  await page.goto('/admin/#/collections/post');
  await expect(page.locator('a[href*="/collections/post/entries/"]').first()).toBeVisible();
  await draw(page, 'list');
  await editor.open('post/new');
  await editor.publish();
  await expect(page.getByText('Short name is required.')).toBeVisible();
  await draw(page, 'missing');
  await editor.write(samplePost);
  await editor.field('Search title').scrollIntoViewIfNeeded();
  await draw(page, 'write');
  await page.getByRole('button', { name: 'Choose an image' }).click();
  await page.locator('input[type=file]').first().setInputFiles(cover);
  await expect(page.getByRole('button', { name: 'Choose selected' })).toBeEnabled();
  await draw(page, 'picture');
  await page.getByRole('button', { name: 'Choose selected' }).click();
  await editor.field('Alt text').fill(samplePost.alt);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await draw(page, 'publish');
  await page.getByRole('menuitem', { name: 'Publish now' }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();
  await whenPictureIsMade('/page-data/blog/reading-a-trace/page-data.json');
  await page.goto('/blog/reading-a-trace/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(samplePost.fields.Heading);
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await draw(page, 'page');
  await drawMistake(page);
}

/** A page opened before its data has the picture would render again. */
async function whenPictureIsMade(pageData: string): Promise<void> {
  const text = () => fetch(`${origin}${pageData}`).then((response) => response.text());
  await expect.poll(text, { timeout: 180_000 }).toContain('"image":{');
}

async function drawMistake(page: Page): Promise<void> {
  const file = join(copyFolder('edited'), 'content/blog/reading-a-trace.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace(`topics:\n  - ${sampleReferences.topic}`, 'topics:\n  - no-such-topic'));
  await expect(page.getByRole('alertdialog')).toContainText('no-such-topic');
  await draw(page, 'mistake');
}

async function draw(page: Page, name: string): Promise<void> {
  // Toasts are transient; the guide shows only what stays.
  await expect(page.locator('.Toastify__toast--success')).toHaveCount(0);
  const bytes = await sharp(await page.screenshot({ animations: 'disabled' }))
    .resize(1000)
    .webp({ quality: 60 })
    .toBuffer();
  if (bytes.length > maxBytes) throw new Error(`${name}.webp has ${bytes.length} bytes, more than ${maxBytes}.`);
  writeFileSync(join(target, `${name}.webp`), bytes);
}

runCommand('draw-guide', { usage }, run);
