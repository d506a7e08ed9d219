import type { FooterGroup, MenuEntry, SiteData } from '../../contract/site-data';
import type { ContentInLanguage } from '../reading/content';
import { type Document, documentsOf } from '../reading/read-document';
import { listedPages } from '../schemas/navigation';
import { byLabelIn, byOrder, newestFirst } from './sorting';

type Content = Pick<ContentInLanguage, 'documents' | 'navigation' | 'language'>;
type Navigation = Content['navigation'];
type WrittenLink = { label: string; path?: string | undefined; url?: string | undefined };
type Source = NonNullable<Navigation['footer'][number]['source']>;

/** Maximum posts in a footer group. */
const listedPosts = 6;

const byLabelOf = ({ language }: Content) => byLabelIn(language, ({ data }: Document) => data.label);

/** The pages that a footer group can list other than a group of services. */
const listed: Readonly<Record<(typeof listedPages)[number], (content: Content) => Document[]>> = {
  services: (content) => documentsOf(content, 'service').sort(byOrder),
  industries: (content) => documentsOf(content, 'industry').sort(byOrder),
  cities: (content) => documentsOf(content, 'city').sort(byLabelOf(content)),
  states: (content) => documentsOf(content, 'state').sort(byLabelOf(content)),
  posts: (content) => newestFirst(documentsOf(content, 'post')).slice(0, listedPosts),
  // These name the group themselves.
  pages: () => [],
};

/** The pages of a footer group: those of a group of services, or all of one kind. */
function pagesFrom(content: Content, source: Source): Document[] {
  const inGroup = documentsOf(content, 'service', 'industry').filter(({ data }) => data.group === source);
  if (content.navigation.groups.some(({ id }) => id === source)) return inGroup.sort(byOrder);
  const known = listedPages.find((name) => name === source);
  return known ? listed[known](content) : [];
}

const pageLink = ({ path, data }: Document) => ({ label: data.label, path });
const linkOf = ({ label, path, url }: WrittenLink) => ({ label, path: path ?? url ?? '' });

const last = 999;

/** The block pages whose front matter names a place in a menu, in order. */
function pagesNaming(content: Content, menu: 'header' | 'footer', place: string): { label: string; path: string }[] {
  const byLabel = byLabelOf(content);
  return documentsOf(content, 'blockPage')
    .filter(({ data }) => data.menu?.[menu] === place)
    .sort((one, other) => (one.data.menu?.order ?? last) - (other.data.menu?.order ?? last) || byLabel(one, other))
    .map(pageLink);
}

/**
 * The links of an entry's panel. An entry with a panel does not link to its own page, so a panel that consists only of block pages
 * lists that page first. If the panel ends with a link to that page, such as All services, the block pages are inserted before it.
 */
function panelOf(content: Content, entry: Navigation['header'][number]) {
  const pages = pagesNaming(content, 'header', entry.label);
  if (pages.length === 0) return entry.links.map(linkOf);
  const written = (entry.links.length === 0 ? [entry] : entry.links).map(linkOf);
  const end = written.length > 1 && written.at(-1)?.path === linkOf(entry).path ? -1 : written.length;
  return [...written.slice(0, end), ...pages, ...written.slice(end)];
}

/** The menus of the header and the footer. A footer group without links is left out. */
export function menusOf(content: Content): Pick<SiteData, 'header' | 'footer' | 'legal'> {
  const { header, footer } = content.navigation;
  const groups = footer.map(
    ({ title, path, source, links }): FooterGroup => ({
      title,
      path: path ?? null,
      links: [...(source ? pagesFrom(content, source).map(pageLink) : links.map(linkOf)), ...pagesNaming(content, 'footer', title)],
    }),
  );
  return {
    header: header.map((entry): MenuEntry => ({ ...linkOf(entry), links: panelOf(content, entry) })),
    footer: groups.filter(({ links }) => links.length > 0),
    legal: documentsOf(content, 'information').sort(byOrder).map(pageLink),
  };
}
