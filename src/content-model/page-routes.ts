import { readdirSync } from 'node:fs';
import { resolve, sep } from 'node:path';
import { kinds } from './kinds';

/** Routes that show no file of the content. */
const withoutContent = ['404', '500', 'specimens'];

/** The names of the files of the kind `page` that have a route, such as `products/fuse`; the other routes are made from other kinds. */
export function pageRoutes(): ReadonlySet<string> {
  const routes = readdirSync(resolve('src/pages'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^{]+\.tsx$/.test(file))
    .map((file) => file.slice(0, -'.tsx'.length).split(sep).join('/'));
  return new Set(routes.filter((name) => !withoutContent.includes(name)));
}

/** The paths of those routes; without a file that is published they would be empty pages. */
export const pathsOfRoutes = (): ReadonlySet<string> => new Set([...pageRoutes()].map(kinds.page.pathOf));
