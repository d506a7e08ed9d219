import { measureNextPage, prefetched, type Ready } from '../../src/commands/bench/next-page';
import { startSecureServer, trustingFlag } from '../../src/commands/bench/secure-server';
import type { Visit } from '../../src/commands/bench/visit';
import { type Weight, weighedVisit } from '../../src/commands/bench/weighed-visit';
import { launchBrowser } from '../../src/commands/browser/launch-browser';
import type { LocalServer } from '../../src/commands/serve/local-server';
import { contentFolder } from '../../src/model/content-folder';
import { readContent } from '../../src/model/read-content';
import { buildPeer } from './build-peer';
import { html } from './html';
import type { Peer } from './peer';
import { quiet } from './quiet';
import { expectSamePages } from './same-pages';
import { sampleOf } from './sample';

export type Run = Pick<Visit, 'fcp' | 'lcp' | 'menu'> & Weight & { heading: number };

/** One row of the table: a site, and what was measured of its home page. */
export type Measured = { title: string; runs: Run[] };

const idleMs = 8000;
const quietMs = 2000;

type Subject = { title: string; server: LocalServer; ready: Ready };

const afterQuiet: Ready = (page) => quiet(page, quietMs);
const afterPrefetch: Ready = async (page, path) => {
  await prefetched(page, path);
  await afterQuiet(page, path);
};

/** Builds the sample site with each peer, the floor first; returns the folders of the built sites by title. */
async function buildAll(wanted: Readonly<Record<string, Peer>>): Promise<Map<string, string>> {
  const { content } = readContent(contentFolder());
  if (!content) throw new Error('The content cannot be read: run "npm run check:content".');
  const sample = sampleOf(content);
  const floor = await buildPeer('html', html, sample);
  const built = new Map([[html.title, floor]]);
  for (const [name, peer] of Object.entries(wanted)) {
    const folder = await buildPeer(name, peer, sample);
    expectSamePages(
      peer.title,
      folder,
      floor,
      sample.pages.map(({ path }) => path),
    );
    built.set(peer.title, folder);
  }
  return built;
}

async function subjectsOf(sites: Map<string, string>): Promise<Subject[]> {
  const ours = { title: 'ours', server: await startSecureServer('public', false), ready: afterPrefetch };
  const floor = { title: 'ours, scripts removed', server: await startSecureServer('public', true), ready: afterQuiet };
  const others = [...sites].map(async ([title, folder]) => ({
    title,
    server: await startSecureServer(folder, false),
    ready: afterQuiet,
  }));
  return [ours, floor, ...(await Promise.all(others))];
}

/** Measures the home pages of this site, of the floor and of each peer in turns, so a slow minute of the machine affects all. */
export async function measurePeers(wanted: Readonly<Record<string, Peer>>, repetitions: number): Promise<Measured[]> {
  const subjects = await subjectsOf(await buildAll(wanted));
  const browser = await launchBrowser(trustingFlag());
  const measured = subjects.map(({ title }): Measured => ({ title, runs: [] }));
  try {
    for (let run = 1; run <= repetitions; run++)
      for (const [index, { title, server, ready }] of subjects.entries()) {
        process.stderr.write(`\r${run} of ${repetitions}: ${title}`.padEnd(60));
        const { cls, load, callToAction, ...figures } = await weighedVisit(browser, `${server.origin}/`, idleMs);
        const { headingAfter } = await measureNextPage(browser, `${server.origin}/`, ready);
        measured[index]?.runs.push({ ...figures, heading: headingAfter });
      }
    return measured;
  } finally {
    process.stderr.write('\n');
    await browser.close();
    await Promise.all(subjects.map(({ server }) => server.close()));
  }
}
