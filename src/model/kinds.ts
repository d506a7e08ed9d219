import type { z } from 'zod';
import { keysOf } from '../contract/objects';
import { pathOfPage, routedPages } from './routed-pages';
import { area } from './schemas/area';
import { blockPage } from './schemas/block-page';
import { caseStudy } from './schemas/case-study';
import { information } from './schemas/information';
import { page } from './schemas/page';
import { person } from './schemas/person';
import { post } from './schemas/post';
import { service } from './schemas/service';
import { shapeOf } from './schemas/shape';

type KindOfPage = {
  /** The GraphQL type of its nodes. */
  type: string;
  /** The folder of its files, below `content/`. */
  folder: string;
  /** The folder for its new pictures, below `content/`; the blog's if unset. */
  pictures?: string;
  /** The schema of its front matter. */
  schema: z.ZodType;
  /** The published path; `name` is the file's path in the folder, without `.md`. */
  pathOf: (name: string) => string;
  /** The path of its parent page, if its own path does not begin with that. */
  above?: string;
  /** What the editor calls one and several of them, and its note above the list. */
  words: { one: string; many: string; hint: string };
};

/** The last part of the path of an area. */
export const areaSlug = (name: string) => `custom-software-company-${name}`;

const areaPath = (name: string) => `/services/${areaSlug(name)}/`;

/**
 * The kinds of pages. Each entry determines the types and links of its nodes, paths, breadcrumbs, Open Graph images, the editor's
 * collection, `npm run new` and the checks. A new kind also needs its route in `src/pages`. A file in `pages` is a page made of
 * blocks unless it has its own route.
 */
export const kinds = {
  post: {
    type: 'Post',
    folder: 'blog',
    pictures: 'blog/pictures',
    schema: post,
    pathOf: (name: string) => `/blog/${name}/`,
    words: {
      one: 'Post',
      many: 'Blog posts',
      hint: 'Published posts appear in the blog, the feed and their topic pages automatically.',
    },
  },
  service: {
    type: 'Service',
    folder: 'services',
    schema: service,
    pathOf: (name: string) => `/services/${name}/`,
    words: {
      one: 'Service',
      many: 'Services',
      hint: 'Pages below /services/. The group sets where a page is listed in the footer.',
    },
  },
  industry: {
    type: 'IndustryPage',
    folder: 'industries',
    schema: service,
    pathOf: (name: string) => `/industries/${name}/`,
    words: { one: 'Industry page', many: 'Industry pages', hint: 'Pages below /industries/.' },
  },
  caseStudy: {
    type: 'CaseStudy',
    folder: 'case-studies',
    pictures: 'case-studies/pictures',
    schema: caseStudy,
    pathOf: (name: string) => `/our-work/${name}/`,
    words: { one: 'Case study', many: 'Case studies', hint: 'Pages below /our-work/.' },
  },
  city: {
    type: 'Area',
    folder: 'areas/cities',
    schema: area,
    pathOf: areaPath,
    above: '/service-areas/cities/',
    words: { one: 'City', many: 'Cities', hint: 'Pages for the cities we serve.' },
  },
  state: {
    type: 'Area',
    folder: 'areas/states',
    schema: area,
    pathOf: areaPath,
    above: '/service-areas/states/',
    words: { one: 'State', many: 'States', hint: 'Pages for the states we serve.' },
  },
  person: {
    type: 'Person',
    folder: 'people',
    pictures: 'people/portraits',
    schema: person,
    pathOf: (name: string) => `/team/${name}/`,
    words: {
      one: 'Person',
      many: 'People',
      hint: 'Pages below /team/. Posts name a person as their author, other pages as their reviewer.',
    },
  },
  information: {
    type: 'Information',
    folder: 'information',
    schema: information,
    pathOf: (name: string) => `/${name}/`,
    words: {
      one: 'Legal page',
      many: 'Legal pages',
      hint: 'Policies and terms, linked at the bottom of every page.',
    },
  },
  page: {
    type: 'Page',
    folder: 'pages',
    schema: page,
    pathOf: pathOfPage,
    words: {
      one: 'Page',
      many: 'Pages',
      hint: 'Pages with a design of their own, such as the home page. A developer adds new ones.',
    },
  },
  blockPage: {
    type: 'BlockPage',
    folder: 'pages',
    pictures: 'pages/pictures',
    schema: blockPage,
    pathOf: pathOfPage,
    words: {
      one: 'Page of blocks',
      many: 'Pages of blocks',
      hint: 'Pages of your own, such as guides and campaigns. Add blocks and drag them into order.',
    },
  },
} as const satisfies Record<string, KindOfPage>;

export type Kind = keyof typeof kinds;

export const kindNames = keysOf(kinds);

/** The kinds of which there may be many pages: all but that of pages with a route each. */
export const kindsOfMany = kindNames.filter((kind) => kind !== 'page');

export const isKind = (name: string): name is Kind => Object.hasOwn(kinds, name);

/** The name of a kind for commands and in the reports of browser tests, such as `case-study`. */
export const hyphenated = (kind: Kind): string => kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The entry of a kind, including facts that only some have. */
export const entryOf = (kind: Kind): KindOfPage => kinds[kind];

/** Whether pages of a kind appear on their `date`, a `publicationDate`; any other date, such as that of an event, is only shown. */
export const appearsOnDate = (kind: Kind): boolean => shapeOf(kinds[kind].schema).properties?.date?.form === 'time';

/** Whether a folder of a kind has a place for this file; only pages may be in subfolders. */
const holds = (folder: string, file: string) =>
  file.startsWith(`${folder}/`) && (folder === kinds.page.folder || !file.slice(folder.length + 1).includes('/'));

/** The kind and name of a markdown file, from its path; undefined outside the folders of the kinds. */
export function kindOf(file: string): { kind: Kind; name: string } | undefined {
  const kind = kindNames.find((each) => holds(kinds[each].folder, file));
  if (!kind || !file.endsWith('.md')) return undefined;
  const name = file.slice(kinds[kind].folder.length + 1, -'.md'.length);
  return { kind: kind === 'page' && !routedPages.has(name) ? 'blockPage' : kind, name };
}
