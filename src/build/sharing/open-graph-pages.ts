import type { TFunction } from 'i18next';
import { additionalListPages, industryPath, listPath, topicPath } from '../../contract/derived-paths';
import { mainPages } from '../../contract/main-pages';
import type { ContentInLanguage } from '../../model/reading/content';
import { documentsOf } from '../../model/reading/read-document';
import { kindsWithName } from '../../model/words/declared/outside-words';
import type { OpenGraphText } from './open-graph-image-words';

/** All pages of the site that can be shared, including those without their own file; `t` is for strings in `outside.json`. */
export function openGraphPages(content: ContentInLanguage, t: TFunction): OpenGraphText[] {
  const { prefix } = content;
  const { industries, topics } = content.taxonomy;
  const labelAt = (path: string) => content.documents.find((page) => page.path === prefix + path)?.data.label ?? '';
  return [
    ...content.documents.map((page) => ({
      path: page.path,
      heading: page.data.heading,
      label: page.data.label,
      kind: kindsWithName.includes(page.kind) ? t(`sharing.kinds.${page.kind}`) : page.data.label,
      ...(page.kind === 'post' && page.data.picture ? { picture: page.data.picture } : {}),
    })),
    ...industries.map(({ slug, heading, label }) => ({ path: prefix + industryPath(slug), heading, label, kind: labelAt(mainPages.work) })),
    ...topics.map(({ slug, heading, label }) => ({ path: prefix + topicPath(slug), heading, label, kind: labelAt(mainPages.blog) })),
    ...listPages(content, t),
  ];
}

function listPages(content: ContentInLanguage, t: TFunction): OpenGraphText[] {
  const { prefix } = content;
  const blog = content.documents.find(({ path }) => path === prefix + listPath(1));
  return additionalListPages(documentsOf(content, 'post').length).map((number) => ({
    path: prefix + listPath(number),
    heading: blog?.data.heading ?? '',
    label: t('sharing.listPage', { number }),
    kind: blog?.data.label ?? '',
  }));
}
