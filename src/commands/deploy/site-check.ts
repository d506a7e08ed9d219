import { readFileSync } from 'node:fs';
import { pathsIn } from '../../build/hosts/paths-in';
import { classOf, type PathPolicy } from '../../build/hosts/response-table';
import { publishedFiles } from './deploy-plan';
import { leadsProblems, preflightOf } from './leads-preflight';
import { expectations, liveProblems, type Seen } from './live-check';

const answerMs = 15_000;

/** A response, or undefined if there is none, which is reported like any other problem. */
async function answerOf(address: URL | string, request: RequestInit = { redirect: 'manual' }): Promise<Seen | undefined> {
  try {
    const response = await fetch(address, { ...request, signal: AbortSignal.timeout(answerMs) });
    const { status, headers } = response;
    return { path: new URL(address).pathname, status, headers, body: await response.text() };
  } catch {
    return undefined;
  }
}

async function pageProblems(siteUrl: string): Promise<string[]> {
  const policies: PathPolicy[] = JSON.parse(readFileSync('.deploy/policies.json', 'utf8'));
  const hashedFile = publishedFiles(pathsIn('public')).find((path) => classOf(path).name === 'hashed' && path.endsWith('.js'));
  const expected = expectations(hashedFile, readFileSync('public/page-data/app-data.json', 'utf8'));
  const answers = await Promise.all(expected.map(({ path }) => answerOf(new URL(path, siteUrl))));
  const seen = answers.filter((answer) => answer !== undefined);
  return liveProblems(seen, expected, policies);
}

async function endpointProblems(siteUrl: string, endpoint: string | null): Promise<string[]> {
  if (!endpoint || endpoint === 'none') return [];
  return leadsProblems(endpoint, siteUrl, await answerOf(endpoint, preflightOf(siteUrl)));
}

/** One line for each thing on the live site that does not match this build. */
export async function siteProblems(siteUrl: string, leadsEndpoint: string | null): Promise<string[]> {
  return (await Promise.all([pageProblems(siteUrl), endpointProblems(siteUrl, leadsEndpoint)])).flat();
}
