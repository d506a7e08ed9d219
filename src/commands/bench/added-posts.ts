import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kinds } from '../../model/kinds';

/** The first markdown file in a folder. */
export const firstIn = (folder: string) => readdirSync(folder).find((name) => name.endsWith('.md')) ?? '';

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
