import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { hydrated } from '../../src/commands/browser/hydrated';
import { advanceClock } from '../advance-clock';
import { isInMemory } from '../in-memory';
import { heading } from '../links';
import { openAddress } from '../open-page';
import { goal as goalPath, headingOf, start } from '../pages';
import { buildRoot, test } from './fault-test';
import { makeSecondBuild, newWords } from './second-build';
import { arriveAt, expectLinksLeadOn, expectReadable, maxWaitMs, navigate, startScripts } from './visitor';

const goal = `${goalPath}?utm_source=fault#content`;

/** The old pages with only the new build's chunks, as a cache may combine them. */
function oldPagesOn(newBuild: string): string {
  const root = `${newBuild}-old-pages`;
  cpSync(newBuild, root, { recursive: true });
  for (const path of ['index.html', goalPath, start]) cpSync(join(buildRoot, path), join(root, path), { recursive: true });
  return root;
}

const builds = { kept: '', purged: '', oldPages: '', oldPagesKept: '' };

test.beforeAll(() => {
  builds.kept = makeSecondBuild({ keepOldFiles: true });
  builds.purged = makeSecondBuild({ keepOldFiles: false });
  builds.oldPages = oldPagesOn(builds.purged);
  builds.oldPagesKept = oldPagesOn(builds.kept);
});
test.afterAll(() => {
  for (const root of Object.values(builds)) rmSync(root, { recursive: true, force: true });
});

for (const build of ['kept', 'purged'] as const) {
  test(`after a deploy with old files ${build}, the next navigation loads the new page once`, async ({ page, server, watched }) => {
    await page.clock.install();
    await arriveAt(page, start);
    server.serve(builds[build]);
    watched.loads.length = 0;
    await navigate(page, goal);
    await expect(heading(page)).toHaveText(newWords, { timeout: maxWaitMs });
    await expect(page).toHaveURL(goal);
    await startScripts(page);
    await advanceClock(page, 30);
    expect(watched.loads).toHaveLength(1);
    await expectLinksLeadOn(page);
  });

  test(`after a deploy with old files ${build}, a prefetched page opens with one load at most`, async ({ page, server, watched }) => {
    await arriveAt(page, start);
    await page.evaluate(
      (path) => (window as unknown as { ___loader: { hovering: (path: string) => void } }).___loader.hovering(path),
      goal,
    );
    await expect.poll(() => isInMemory(page, goal)).toBe(true);
    server.serve(builds[build]);
    watched.loads.length = 0;
    await navigate(page, goal);
    await expect(page).toHaveURL(goal);
    await expectReadable(page);
    expect(watched.loads.length).toBeLessThanOrEqual(1);
    await expectLinksLeadOn(page);
  });

  test(`after a rollback from a build with old files ${build}, navigation loads the old page once`, async ({ page, server, watched }) => {
    server.serve(builds[build]);
    await arriveAt(page, start);
    await expect(heading(page)).toHaveText(newWords);
    server.serve(buildRoot);
    watched.loads.length = 0;
    await navigate(page, goal);
    await expect(page).toHaveURL(goal);
    await expect(heading(page)).toHaveText(headingOf(goalPath), { timeout: maxWaitMs });
    expect(watched.loads).toHaveLength(1);
  });
}

test('old HTML with only new chunks is readable, its links work, and it does not reload', async ({ page, server, watched }) => {
  await page.clock.install();
  server.serve(builds.oldPages);
  await openAddress(page, goalPath);
  await startScripts(page);
  await advanceClock(page, 30);
  expect(watched.loads).toHaveLength(1);
  await expectReadable(page);
  await expectLinksLeadOn(page);
  await expect(heading(page)).toHaveText(newWords);
});

test('old HTML with page data of a new build reloads once, then works', async ({ page, server, watched }) => {
  await page.clock.install();
  server.serve(builds.oldPagesKept);
  await openAddress(page, goal);
  await startScripts(page);
  await expect.poll(() => watched.documents).toBe(2);
  await hydrated(page);
  await arriveAt(page, start);
  await advanceClock(page, 10);
  expect(watched.loads).toHaveLength(3);
  await expectLinksLeadOn(page);
  await expect(heading(page)).toHaveText(newWords);
});

test('after a deploy that purges the old chunks, back and forward still show pages', async ({ page, server }) => {
  await arriveAt(page, start);
  server.serve(builds.purged);
  await navigate(page, goal);
  await expect(heading(page)).toHaveText(newWords, { timeout: maxWaitMs });
  await page.goBack();
  await expect(page).toHaveURL(start);
  await expectReadable(page);
  // Going back may end in a page load, and navigating during it would fail.
  await startScripts(page);
  await hydrated(page);
  await page.goForward();
  await expect(page).toHaveURL(goal);
  await expectReadable(page);
});
