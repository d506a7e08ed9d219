import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../servers/project-copy';
import { type Cost, measured } from './measured-command';
import { slopeOf, table } from './statistics';

export type Build = { posts: number; cold: Cost; warm: Cost };

/** Posts like the site's own, each with a title and a text of its own, so that nothing is done once for many. */
function addPosts(folder: string, count: number): void {
  const blog = join(folder, 'content/blog');
  const [sample = ''] = readdirSync(blog).filter((name) => name.endsWith('.md'));
  const text = readFileSync(join(blog, sample), 'utf8');
  for (let index = 1; index <= count; index++) {
    const own = text
      .replace(/^title: .*$/m, `title: Generated post number ${index}`)
      .replace(/^label: .*$/m, `label: Generated post ${index}`)
      .replace(/^(heading|description|summary): (.{1,120}).*$/gm, `$1: Number ${index}, $2`);
    writeFileSync(join(blog, `generated-post-${index}.md`), `${own}\n\nThis is paragraph ${index} of the benchmark.\n`);
  }
}

const build = 'npx gatsby build';

async function measureBuild(posts: number): Promise<Build> {
  const folder = copyProject('bench');
  try {
    addPosts(folder, posts);
    process.stderr.write(`${posts} posts: cold …\n`);
    const cold = await measured(build, folder);
    const [first = ''] = readdirSync(join(folder, 'content/blog')).filter((name) => name.endsWith('.md'));
    appendFileSync(join(folder, 'content/blog', first), '\nOne more sentence.\n');
    process.stderr.write(`${posts} posts: warm, after one edit …\n`);
    return { posts, cold, warm: await measured(build, folder) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Builds the site with more and more generated posts, each time from nothing and then again after one edit. */
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
