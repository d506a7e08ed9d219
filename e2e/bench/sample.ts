import { z } from 'zod';
import type { Content } from '../../src/model/reading/content';
import { documentsOf } from '../../src/model/reading/read-document';
import { renderMarkdown } from '../../src/model/reading/render-markdown';
import { menusOf } from '../../src/model/relating/menus';
import { byOrder } from '../../src/model/relating/sorting';
import { readLocale } from '../../src/model/words/locales-folder';

type SampleLink = { label: string; path: string };

/** What every page of the sample site shows around its own content. */
export type SampleFrame = {
  language: string;
  name: string;
  menu: { label: string; links: SampleLink[] };
  action: SampleLink;
  footer: { title: string; links: SampleLink[] }[];
  form: { label: string; button: string };
};

export type SamplePage = {
  path: string;
  title: string;
  description: string;
  heading: string;
  text: string;
  /** The body, as HTML without pictures. */
  html: string;
  /** On the home page only; elsewhere the list is empty. */
  cards: (SampleLink & { text: string })[];
};

/** A small site with our own words: the home page comes first, followed by the pages that it links to. */
export type Sample = { frame: SampleFrame; pages: [home: SamplePage, ...others: SamplePage[]] };

const interfaceWords = z.object({ callToAction: z.string(), header: z.object({ menu: z.string() }) });

const shownCards = 6;
const contactPath = '/contact-us/';

const isInternal = ({ path }: SampleLink) => path.startsWith('/');
const withoutAnchor = ({ label, path }: SampleLink) => ({ label, path: path.replace(/#.*/, '') });

function frameOf(content: Content): SampleFrame {
  const { site, language } = content;
  const words = interfaceWords.parse(readLocale(language, 'interface'));
  const { header, footer, legal } = menusOf(content);
  const groups = [...footer, { title: site.legalName, links: legal }];
  return {
    language,
    name: site.name,
    menu: { label: words.header.menu, links: header.map(withoutAnchor).filter(isInternal) },
    action: { label: words.callToAction, path: contactPath },
    footer: groups.map(({ title, links }) => ({ title, links: links.map(withoutAnchor).filter(isInternal) })),
    form: { label: site.newsletter?.title ?? site.tagline, button: words.callToAction },
  };
}

function pageOf({ documents }: Content, { label, path }: SampleLink): SamplePage {
  const document = documents.find((each) => each.path === path);
  // Lists and filtered overviews have no document of their own.
  const { title, description, heading, summary } = document?.data ?? { title: label, description: label, heading: label, summary: label };
  const html = renderMarkdown(document?.body ?? '').html.replace(/<img[^>]*>/g, '');
  return { path, title, description, heading, text: summary, html, cards: [] };
}

/** The sample site for any agency's content. */
export function sampleOf(content: Content): Sample {
  const frame = frameOf(content);
  const services = documentsOf(content, 'service').sort(byOrder).slice(0, shownCards);
  const cards = services.map(({ path, data }) => ({ label: data.label, path, text: data.summary }));
  const linked = [...cards, frame.action, ...frame.menu.links, ...frame.footer.flatMap(({ links }) => links)];
  const byPath = new Map(linked.filter(({ path }) => path !== '/').map((link) => [link.path, link]));
  const home = { ...pageOf(content, { label: frame.name, path: '/' }), html: '', cards };
  return { frame, pages: [home, ...[...byPath.values()].map((link) => pageOf(content, link))] };
}
