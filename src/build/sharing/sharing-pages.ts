import { type Content, documentsOf, postsPerPage } from '../../model/content';
import type { Kind } from '../../model/kinds';
import type { SharingWords } from './sharing-picture-words';

/** The label for each kind on sharing pictures. */
const kindWords: Record<Kind, string> = {
  service: 'Service',
  industry: 'Industry',
  city: 'Service area',
  state: 'Service area',
  caseStudy: 'Case study',
  post: 'Blog post',
  information: 'Information',
  page: 'General arrangement',
};

/** All pages of the site that can be shared, including those without a file of their own. */
export function sharingPages(content: Content): SharingWords[] {
  const { industries, topics } = content.taxonomy;
  return [
    ...content.documents.map(({ kind, path, data }) => ({ path, heading: data.heading, label: data.label, kind: kindWords[kind] })),
    ...industries.map(({ slug, heading, label }) => ({ path: `/our-work/industries/${slug}/`, heading, label, kind: 'Case studies' })),
    ...topics.map(({ slug, heading, label }) => ({ path: `/blog/topics/${slug}/`, heading, label, kind: 'Blog' })),
    ...furtherListPages(content),
  ];
}

function furtherListPages(content: Content): SharingWords[] {
  const blog = content.documents.find(({ path }) => path === '/blog/');
  const count = Math.ceil(documentsOf(content, 'post').length / postsPerPage);
  const numbers = Array.from({ length: Math.max(0, count - 1) }, (_, index) => index + 2);
  return numbers.map((number) => ({
    path: `/blog/page/${number}/`,
    heading: blog?.data.heading ?? 'Blog',
    label: `Page ${number}`,
    kind: 'Blog',
  }));
}
