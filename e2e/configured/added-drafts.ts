import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { firstIn } from '../../src/commands/bench/added-posts';
import { newPage, wordOf } from '../../src/commands/new';
import { kindNames, kinds } from '../../src/model/kinds';
import { routedPages } from '../../src/model/routed-pages';

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
