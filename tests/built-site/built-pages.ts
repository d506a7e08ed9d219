import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { siteUrl } from '../../src/content-model/site-url';

/** The folder with the built site. */
export const root = resolve(process.env.BUILT_SITE || join(__dirname, '../../public'));

/** The site's address, without a slash at its end. */
export const siteAddress = process.env.SITE_URL || siteUrl();

/** Folders of the build that hold no pages of the site: Gatsby's own, the empty shell that the service worker keeps, and the editor. */
const notPages = /^(_gatsby|page-data|slice-data|~partytown|offline-plugin-app-shell-fallback|admin)\//;

const htmlFiles = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !notPages.test(file) && statSync(join(root, file)).isFile())
  .sort();

if (htmlFiles.length === 0) throw new Error(`There is no built site in ${root}.`);

/** The path under which a file is served: `services/index.html` is `/services/`. */
const pathOf = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`;

export const paths: readonly string[] = htmlFiles.map(pathOf);

/** htmlparser2: five times faster than the parser of the HTML standard, which only broken HTML would need. */
const quickParser = { xml: { xmlMode: false } };

export type BuiltPage = { path: string; $: CheerioAPI };

/** What `read` finds on each page. Pages are read one after the other: parsed they would not all fit into memory. */
export function fromEachPage<Found>(read: (page: BuiltPage) => Found): Found[] {
  return htmlFiles.map((file) => read({ path: pathOf(file), $: load(readFileSync(join(root, file), 'utf8'), quickParser) }));
}

/** The attributes of all elements that a selector finds. */
export function attributesOf($: CheerioAPI, selector: string): Record<string, string>[] {
  return $(selector)
    .toArray()
    .flatMap((node) => ('attribs' in node ? [node.attribs] : []));
}

export const isIndexable = ({ $ }: BuiltPage) => !/noindex/.test($('meta[name="robots"]').attr('content') ?? '');

/** The file that a path is served from, or undefined where there is none. */
export function fileOf(path: string): string | undefined {
  const file = join(root, safelyDecoded(path), path.endsWith('/') ? 'index.html' : '');
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/** Decodes percent signs; a text with malformed ones stays as it is. */
export function safelyDecoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Kinds of pages by their paths. */
export const kindPatterns = {
  area: /^\/services\/custom-software-company-[^/]+\/$/,
  service: /^\/(services|industries)\/(?!custom-software-company-)[^/]+\/$/,
  post: /^\/blog\/(?!page\/|topics\/)[^/]+\/$/,
  caseStudy: /^\/our-work\/(?!industries\/)[^/]+\/$/,
} as const;

export type PageKind = keyof typeof kindPatterns;

export const isKind = (kind: PageKind, path: string) => kindPatterns[kind].test(path);
