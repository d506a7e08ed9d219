import type { InterestGroup } from '../../contract/site-data';
import { kinds } from '../kinds';
import type { ContentInLanguage } from '../reading/content';
import { type Document, documentsOf } from '../reading/read-document';
import { byLabelIn } from './sorting';

/** The folder in `content/pages/` of the agency's own products. */
const productFolder = 'products/';

type Content = Pick<ContentInLanguage, 'documents' | 'navigation' | 'language'>;

/** What visitors can pick as their interests in the contact form: the services by group, then the agency's products, all by label. */
export function interestsOf(content: Content): InterestGroup[] {
  const byLabel = byLabelIn(content.language, ({ data }: Document) => data.label);
  const pages = documentsOf(content, 'service', 'industry').sort(byLabel);
  const services = content.navigation.groups
    .filter(({ inForm }) => inForm)
    .map(({ id, title }) => ({ title, options: pages.filter(({ data }) => data.group === id).map(optionOf) }));
  const products = documentsOf(content, 'page', 'blockPage').filter(({ name }) => name.startsWith(productFolder));
  return [...services, { title: null, options: products.sort(byLabel).map(optionOf) }].filter(({ options }) => options.length > 0);
}

const optionOf = ({ kind, name, path, data }: Document) => ({ value: leadValue(kind, name), label: data.label, path });

/** The slug of a service; the path of any other page, because an industry page may have the same slug as a service. */
const leadValue = (kind: Document['kind'], name: string) => (kind === 'service' ? name : kinds[kind].pathOf(name).slice(1, -1));
