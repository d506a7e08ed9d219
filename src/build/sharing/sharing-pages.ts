import { furtherListPages, industryPath, listPageLabel, listPath, topicPath } from '../../contract/derived-paths';
import { mainPages } from '../../contract/main-pages';
import { entryOf } from '../../model/kinds';
import type { Content } from '../../model/reading/read-content';
import { documentsOf } from '../../model/reading/read-document';
import type { SharingWords } from './sharing-picture-words';

/** All pages of the site that can be shared, including those without a file of their own. */
export function sharingPages(content: Content): SharingWords[] {
  const { industries, topics } = content.taxonomy;
  const labelAt = (path: string) => content.documents.find((page) => page.path === path)?.data.label ?? '';
  return [
    ...content.documents.map((page) => ({
      path: page.path,
      heading: page.data.heading,
      label: page.data.label,
      kind: entryOf(page.kind).words.onImage ?? page.data.label,
      ...(page.kind === 'post' && page.data.picture ? { picture: page.data.picture } : {}),
    })),
    ...industries.map(({ slug, heading, label }) => ({ path: industryPath(slug), heading, label, kind: labelAt(mainPages.work) })),
    ...topics.map(({ slug, heading, label }) => ({ path: topicPath(slug), heading, label, kind: labelAt(mainPages.blog) })),
    ...listPages(content),
  ];
}

function listPages(content: Content): SharingWords[] {
  const blog = content.documents.find(({ path }) => path === listPath(1));
  return furtherListPages(documentsOf(content, 'post').length).map((number) => ({
    path: listPath(number),
    heading: blog?.data.heading ?? '',
    label: listPageLabel(number),
    kind: blog?.data.label ?? '',
  }));
}
