import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readContent } from '../../model/read-content';
import { launchBrowser } from '../browser/launch-browser';
import { answers } from '../processes/answers';
import { developmentEnvironment } from '../processes/development-environment';
import { copyProject } from '../project/project-copy';
import { summaryOf, table } from './statistics';

const port = 8011;

/** The markdown file that is saved, and the path of its page: a service, or any page of content without services. */
function savedPage(content: string): { file: string; path: string } {
  const documents = readContent(content).content?.documents ?? [];
  const found = documents.find(({ kind }) => kind === 'service') ?? documents[0];
  if (!found) throw new Error('The content has no page to save: run "npm run check:content".');
  return { file: join(content, found.file), path: found.path };
}

/** How many ms a saved markdown change takes to show in an open page of `gatsby develop`, once per repetition. */
export async function measureSaved(repetitions: number): Promise<number[]> {
  const folder = copyProject('bench-saved');
  const page = savedPage(join(folder, 'content'));
  const server = spawn(process.execPath, [resolve('node_modules/gatsby/cli.js'), 'develop', '--port', String(port)], {
    cwd: folder,
    env: { ...process.env, ...developmentEnvironment },
    stdio: 'ignore',
  });
  const browser = await launchBrowser();
  try {
    const url = `http://localhost:${port}${page.path}`;
    process.stderr.write('Starting the development server …\n');
    while (!(await answers(url))) await pause(1000);
    const tab = await browser.newPage();
    await tab.goto(url);
    await tab.locator('h1').waitFor();
    const text = readFileSync(page.file, 'utf8');
    const times: number[] = [];
    for (let run = 0; run <= repetitions; run++) {
      const words = `A heading that was saved for time ${run}`;
      const start = performance.now();
      writeFileSync(page.file, text.replace(/^heading: .*$/m, `heading: ${words}`));
      await tab.waitForFunction((expected) => document.querySelector('h1')?.textContent === expected, words);
      // The first run also loads the code that handles changes.
      if (run > 0) times.push(performance.now() - start);
      process.stderr.write(`\rsaved: ${run} of ${repetitions}   `);
      // Let the work triggered by the change finish.
      await pause(2000);
    }
    process.stderr.write('\n');
    return times;
  } finally {
    await browser.close();
    server.kill('SIGINT');
  }
}

export function savedTable(times: readonly number[]): string {
  const { median, lowest, highest } = summaryOf(times);
  return table(['saved markdown shows after, ms', 'lowest', 'highest'], [[median, lowest, highest].map(Math.round)]);
}
