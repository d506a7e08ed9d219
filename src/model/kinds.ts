import { area } from './schemas/area';
import { caseStudy } from './schemas/case-study';
import { information } from './schemas/information';
import { page } from './schemas/page';
import { post } from './schemas/post';
import { service } from './schemas/service';

/**
 * The page kinds: their folder below `content/`, the schema of their front matter,
 * and their published path (`name` is the file's path in the folder, without `.md`).
 */
export const kinds = {
  service: { folder: 'services', schema: service, pathOf: (name: string) => `/services/${name}/` },
  industry: { folder: 'industries', schema: service, pathOf: (name: string) => `/industries/${name}/` },
  city: { folder: 'areas/cities', schema: area, pathOf: (name: string) => `/services/custom-software-company-${name}/` },
  state: { folder: 'areas/states', schema: area, pathOf: (name: string) => `/services/custom-software-company-${name}/` },
  caseStudy: { folder: 'case-studies', schema: caseStudy, pathOf: (name: string) => `/our-work/${name}/` },
  post: { folder: 'blog', schema: post, pathOf: (name: string) => `/blog/${name}/` },
  information: { folder: 'information', schema: information, pathOf: (name: string) => `/${name}/` },
  page: { folder: 'pages', schema: page, pathOf: (name: string) => (name === 'index' ? '/' : `/${name}/`) },
} as const;

export type Kind = keyof typeof kinds;

const kindNames = Object.keys(kinds) as Kind[];

/** The kind and name of a markdown file, from its path; undefined outside the folders of the kinds. */
export function kindOf(file: string): { kind: Kind; name: string } | undefined {
  for (const kind of kindNames) {
    const { folder } = kinds[kind];
    if (!file.startsWith(`${folder}/`) || !file.endsWith('.md')) continue;
    const name = file.slice(folder.length + 1, -'.md'.length);
    const mayNest = kind === 'page';
    if (mayNest || !name.includes('/')) return { kind, name };
  }
  return undefined;
}
