import type { FooterGroup, MenuEntry, SiteData } from '../../contract/site-data';
import type { ContentInLanguage } from '../reading/content';
import { type Document, documentsOf } from '../reading/read-document';
import { byLabelIn, byOrder, newestFirst } from './sorting';

type Content = Pick<ContentInLanguage, 'documents' | 'navigation' | 'language'>;
type Navigation = Content['navigation'];
type WrittenLink = { label: string; path?: string | undefined; url?: string | undefined };
type Source = NonNullable<Navigation['footer'][number]['source']>;

/** Maximum posts in a footer group. */
const listedPosts = 6;

const byLabelOf = ({ language }: Content) => byLabelIn(language, ({ data }: Document) => data.label);

/** The pages of a footer group: those of a group of services, or all of one kind. */
function pagesFrom(content: Content, source: Source): Document[] {
  const services = documentsOf(content, 'service', 'industry').sort(byOrder);
  if (content.navigation.groups.some(({ id }) => id === source)) return services.filter(({ data }) => data.group === source);
  switch (source) {
    case 'services':
      return services.filter(({ kind }) => kind === 'service');
    case 'industries':
      return services.filter(({ kind }) => kind === 'industry');
    case 'posts':
      return newestFirst(documentsOf(content, 'post')).slice(0, listedPosts);
    case 'pages':
      return [];
    default:
      return documentsOf(content, source === 'cities' ? 'city' : 'state').sort(byLabelOf(content));
  }
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
