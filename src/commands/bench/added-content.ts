import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { kindNames, kinds } from '../../model/kinds';
import { routedPages } from '../../model/routed-pages';
import { newPage, wordOf } from '../new';

const firstIn = (folder: string) => readdirSync(folder).find((name) => name.endsWith('.md')) ?? '';

/** Adds posts like those in the content `folder`, each with its own title and text, so no work is shared between them. */
export function addPosts(folder: string, count: number): void {
  const blog = join(folder, kinds.post.folder);
  const text = readFileSync(join(blog, firstIn(blog)), 'utf8');
  for (let index = 1; index <= count; index++) {
    const own = text
      .replace(/^(title|label): (.{1,30}).*$/gm, `$1: $2 ${index}`)
      .replace(/^(heading|description|summary): (.{1,120}).*$/gm, `$1: ${index} · $2`);
    writeFileSync(join(blog, `generated-post-${index}.md`), `${own}\n\n${index}\n`);
  }
}

/** The draft of a page; each needs a route, so this takes one that the content does not use. */
function addDraftPage(folder: string): void {
  const place = join(folder, kinds.page.folder);
  const route = [...routedPages].find((name) => !existsSync(join(place, `${name}.md`)));
  if (!route) throw new Error('Every route has a page already, so no route is left for a draft.');
  const text = readFileSync(join(place, firstIn(place)), 'utf8');
  mkdirSync(dirname(join(place, route)), { recursive: true });
  writeFileSync(join(place, `${route}.md`), text.replace(/^---\n/, '---\ndraft: true\n'));
}

/** Adds a draft of each kind to the content `folder`. */
export function addDrafts(folder: string): void {
  for (const kind of kindNames.filter((each) => each !== 'page')) newPage(folder, wordOf(kind), `Not yet published ${kind}`, Date.now());
  addDraftPage(folder);
}
