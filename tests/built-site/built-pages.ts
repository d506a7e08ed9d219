import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { type BuildRecord, buildRecordFile } from '../../src/build/hosts/build-record';
import { siteUrl } from '../../src/model/site-facts';

/** The folder of the built site. */
export const root = resolve(process.env.BUILT_SITE || join(__dirname, '../../public'));

function builtAddress(): string {
  const record: BuildRecord = JSON.parse(readFileSync(join(root, '..', buildRecordFile), 'utf8'));
  return record.siteUrl ?? siteUrl();
}

/** The URL that the site was built for, without a trailing slash. */
export const siteAddress = builtAddress();

/** Build folders without pages of the site: Gatsby's own, the app shell for the service worker, and the editor. */
const notPages = /^(_gatsby|page-data|slice-data|~partytown|offline-plugin-app-shell-fallback|admin)\//;

/** Files that are published as they are, such as the one that proves to a search engine who owns the site. */
const isCopied = (file: string) => existsSync(join(__dirname, '../../static', file));

const htmlFiles = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !notPages.test(file) && !isCopied(file) && statSync(join(root, file)).isFile())
  .sort();

if (htmlFiles.length === 0) throw new Error(`There is no built site in ${root}.`);

/** The path a file is served at: `services/index.html` is `/services/`. */
const pathOf = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`;

export const paths: readonly string[] = htmlFiles.map(pathOf);

/** htmlparser2 is five times faster than a spec-compliant parser, which only broken HTML would need. */
const quickParser = { xml: { xmlMode: false } };

export type BuiltPage = { path: string; $: CheerioAPI };

/** Results of `read` for each page. Pages are parsed one at a time: all of them would not fit in memory. */
export function fromEachPage<Found>(read: (page: BuiltPage) => Found): Found[] {
  return htmlFiles.map((file) => read({ path: pathOf(file), $: load(readFileSync(join(root, file), 'utf8'), quickParser) }));
}

/** The attributes of all elements matching a selector. */
export function attributesOf($: CheerioAPI, selector: string): Record<string, string>[] {
  return $(selector)
    .toArray()
    .flatMap((node) => ('attribs' in node ? [node.attribs] : []));
}

export const isIndexable = ({ $ }: BuiltPage) => !/noindex/.test($('meta[name="robots"]').attr('content') ?? '');

/** The file that a path is served from; undefined if none exists. */
export function fileOf(path: string): string | undefined {
  const file = join(root, safelyDecoded(path), path.endsWith('/') ? 'index.html' : '');
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/** Percent-decodes a path; returns it unchanged if malformed. */
export function safelyDecoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Page kinds by path. */
const kindPatterns = {
  area: /^\/services\/custom-software-company-[^/]+\/$/,
  service: /^\/(services|industries)\/(?!custom-software-company-)[^/]+\/$/,
  post: /^\/blog\/(?!page\/|topics\/)[^/]+\/$/,
  person: /^\/team\/[^/]+\/$/,
  caseStudy: /^\/our-work\/(?!industries\/)[^/]+\/$/,
} as const;

export type PageKind = keyof typeof kindPatterns;

export const isKind = (kind: PageKind, path: string) => kindPatterns[kind].test(path);
