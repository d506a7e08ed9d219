import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pictureCache } from '../../build/pictures/picture-cache';
import { copyProject } from '../project/project-copy';
import { addPosts, firstIn } from './added-posts';
import { type Cost, measured } from './measured-command';
import { slopeOf, table } from './statistics';

type Build = { posts: number; cold: Cost; warm: Cost };

const build = 'npx gatsby build';

async function measureBuild(posts: number): Promise<Build> {
  const folder = copyProject('bench');
  // The copy shares node_modules, which holds the caches of pictures.
  for (const name of ['pictures', 'open-graph-images'] as const) rmSync(pictureCache(name), { recursive: true, force: true });
  try {
    addPosts(join(folder, 'content'), posts);
    process.stderr.write(`${posts} posts: cold …\n`);
    const cold = await measured(build, folder);
    const blog = join(folder, 'content/blog');
    appendFileSync(join(blog, firstIn(blog)), '\nOne more sentence.\n');
    process.stderr.write(`${posts} posts: warm, after one edit …\n`);
    return { posts, cold, warm: await measured(build, folder) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Builds the site with increasing numbers of generated posts, each time from scratch and again after one edit. */
export async function measureBuilds(counts: readonly number[]): Promise<Build[]> {
  const builds: Build[] = [];
  for (const posts of counts) builds.push(await measureBuild(posts));
  return builds;
}

const cells = ({ wallSeconds, userSeconds, peakMegabytes }: Cost) => [
  wallSeconds.toFixed(1),
  userSeconds.toFixed(1),
  Math.round(peakMegabytes),
];

export function buildsTable(builds: readonly Build[]): string {
  const rows = builds.map(({ posts, cold, warm }) => [
    posts,
    ...cells(cold),
    ...cells(warm),
    (warm.wallSeconds / cold.wallSeconds).toFixed(2),
  ]);
  const headings = ['extra posts', 'cold s', 'user s', 'peak MB', 'warm s', 'user s', 'peak MB', 'warm / cold'];
  const slope = slopeOf(builds.map(({ posts, cold }) => [posts, cold.userSeconds]));
  const each = builds.length > 1 ? `\n\nEach 1000 more posts cost ${(slope * 1000).toFixed(1)} s of user CPU.` : '';
  return table(headings, rows) + each;
}
