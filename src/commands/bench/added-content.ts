import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kinds } from '../../model/kinds';

const firstIn = (folder: string) => readdirSync(folder).find((name) => name.endsWith('.md')) ?? '';

/** Adds posts like those in the content `folder`, each with its own title and text, so no work is shared between them. */
export function addPosts(folder: string, count: number): void {
  const blog = join(folder, kinds.post.folder);
  const text = readFileSync(join(blog, firstIn(blog)), 'utf8');
  for (let index = 1; index <= count; index++) {
    const own = text
      .replace(/^title: .*$/m, `title: Generated post number ${index}`)
      .replace(/^label: .*$/m, `label: Generated post ${index}`)
      .replace(/^(heading|description|summary): (.{1,120}).*$/gm, `$1: Number ${index}, $2`);
    writeFileSync(join(blog, `generated-post-${index}.md`), `${own}\n\nThis is paragraph ${index} of its own.\n`);
  }
}

const asDraft = (text: string) => text.replace(/^---\n/, '---\ndraft: true\n');

/**
 * Adds a draft of each kind to the content `folder`; pages each need a route, so one existing page becomes a draft. Returns
 * their paths.
 */
export function addDrafts(folder: string): string[] {
  const { page, ...others } = kinds;
  const added = Object.entries(others).map(([key, kind]) => {
    const place = join(folder, kind.folder);
    const name = `not-yet-published-${key.toLowerCase()}`;
    writeFileSync(join(place, `${name}.md`), asDraft(readFileSync(join(place, firstIn(place)), 'utf8')));
    return kind.pathOf(name);
  });
  return [...added, withdraw(folder, 'about-us')];
}

/** Turns a page that only menus and redirects link to into a draft. */
function withdraw(folder: string, name: string): string {
  const file = join(folder, kinds.page.folder, `${name}.md`);
  writeFileSync(file, asDraft(readFileSync(file, 'utf8')));
  const path = kinds.page.pathOf(name);
  for (const list of ['navigation.yml', 'redirects.yml']) {
    const text = readFileSync(join(folder, list), 'utf8');
    writeFileSync(join(folder, list), text.replaceAll(path, kinds.page.pathOf('contact-us')));
  }
  return path;
}
