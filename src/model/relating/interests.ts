import type { InterestGroup } from '../../contract/site-frame';
import type { ContentInLanguage } from '../reading/content';
import { type Document, documentsOf } from '../reading/read-document';

/** The file in `content/pages/` of the agency's own product. */
const productPage = 'products/fuse';

type Content = Pick<ContentInLanguage, 'documents' | 'navigation' | 'language'>;

/** What visitors can pick as their interests in the contact form: the services, by group and label, and the agency's product. */
export function interestsOf(content: Content): InterestGroup[] {
  const pages = documentsOf(content, 'service', 'industry').sort(byLabelIn(content.language));
  const services = content.navigation.groups
    .filter(({ inForm }) => inForm)
    .map(({ id, title }) => ({ title, options: pages.filter(({ data }) => data.group === id).map(optionOf) }));
  const product = documentsOf(content, 'page').filter(({ name }) => name === productPage);
  return [...services, { title: null, options: product.map(optionOf) }].filter(({ options }) => options.length > 0);
}

const byLabelIn = (language: string) => (one: Document, other: Document) => one.data.label.localeCompare(other.data.label, language);

const optionOf = ({ name, path, data }: Document) => ({ slug: name.split('/').at(-1) ?? name, label: data.label, path });
