import { pageKinds, pathOfKind } from '../src/commands/browser/page-kinds';
import { contentFolder } from '../src/model/content-folder';
import { readContent } from '../src/model/read-content';
import { documentsOf } from '../src/model/reading/read-document';
import { interestsOf } from '../src/model/relating/interests';

/** Pages that the code itself links to, so every content has them. */
export const home = '/';
export const contact = '/contact-us/';
const thankYou = '/thank-you/';

const { content } = readContent(contentFolder());
const informationPages = content ? documentsOf(content, 'information').map(({ path }) => path) : [];

/** A page of each of these kinds; undefined if the content has none. */
export const service = pathOfKind('service');
export const post = pathOfKind('post');
export const services = pathOfKind('services');
export const referral = pathOfKind('referral');
export const application = pathOfKind('application');
export const fuse = pathOfKind('fuse');

/** A legal page: every footer links to it. */
export const information = informationPages[0] ?? contact;

/** The other legal pages. */
export const furtherInformation = informationPages.slice(1);

/** Pages with menu and footer, to go from one to the other; those that differ most come first. */
const unfit = ['home', 'contact', 'thank-you', 'not-found', 'server-failure'];
const framed = pageKinds.filter(({ frame, name }) => frame === 'full' && !unfit.includes(name)).map(({ path }) => path);
const preferred = [pathOfKind('about'), pathOfKind('our-work'), ...framed, thankYou, contact];

/** A page that is reached from another: a service, or what the content has in its place. */
export const goal = service ?? pathOfKind('industry') ?? pathOfKind('case-study') ?? post ?? information;

const [first = thankYou, second = contact] = new Set(preferred.filter((path) => path !== undefined && ![goal, information].includes(path)));

/** Two more pages: neither `goal` nor `information` nor each other. */
export const start = first;
export const aside = second;

/** A page that those above hardly link to, so nothing has prefetched it. */
export const unvisited =
  [pathOfKind('state'), pathOfKind('topic'), information, contact].find((path) => path !== undefined && path !== goal) ?? home;

/** A page with links in its main content. */
export const overview = services ?? home;

/** The main heading of a page that has a file of its own. */
export const headingOf = (path: string) => content?.documents.find((document) => document.path === path)?.data.heading ?? '';

/** The only value, or none: for tests that are declared only if the content has such a page. */
export const ifAny = <Value>(value: Value | undefined): Value[] => (value === undefined ? [] : [value]);

/** Whether the header's menu has an entry that opens a panel of links. */
export const hasSubmenu = content?.navigation.header.some(({ links }) => links.length > 0) ?? false;

/** The paths that the logo and the menus of header and footer lead to; the pages that fill groups of links are not among them. */
export const menuPaths = [
  home,
  ...(content ? [...content.navigation.header, ...content.navigation.footer] : [])
    .flatMap((entry) => [entry, ...entry.links])
    .flatMap((entry) => ('path' in entry ? ifAny(entry.path) : [])),
];

/** The interests that the contact form offers, with their pages. */
export const interests = content ? interestsOf(content).flatMap(({ options }) => options) : [];

/** The call to action's own label on the home page; undefined if it has the usual one. */
export const homeCallToAction = content && documentsOf(content, 'page').find(({ path }) => path === home)?.data.cta;

/** The company's email address. */
export const companyEmail = content?.site.email ?? '';

export const hasPhone = Boolean(content?.site.phone);

/** Whether the footer and posts offer a newsletter. */
export const hasNewsletter = Boolean(content?.site.newsletter);
