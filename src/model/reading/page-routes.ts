import { readdirSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { kinds } from '../kinds';

/** Routes without a content file. */
const withoutContent = ['404', '500', 'specimens'];

/** The names of `page` files that have a route, for example `products/fuse`; the other routes come from other kinds. */
export function pageRoutes(): ReadonlySet<string> {
  const routes = readdirSync(resolve('src/pages'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^{]+\.tsx$/.test(file))
    .map((file) => file.slice(0, -'.tsx'.length).split(sep).join('/'));
  return new Set(routes.filter((name) => !withoutContent.includes(name)));
}

/** The paths of those routes; without a published file they would be empty pages. */
export const pathsOfRoutes = (): ReadonlySet<string> => new Set([...pageRoutes()].map(kinds.page.pathOf));
