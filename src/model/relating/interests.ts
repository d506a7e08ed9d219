import type { InterestGroup } from '../../contract/site-frame';
import { kinds } from '../kinds';
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

const optionOf = ({ kind, name, path, data }: Document) => ({ value: leadValue(kind, name), label: data.label, path });

/** The slug of a service; the path of any other page, because an industry page may have the same slug as a service. */
const leadValue = (kind: Document['kind'], name: string) => (kind === 'service' ? name : kinds[kind].pathOf(name).slice(1, -1));
