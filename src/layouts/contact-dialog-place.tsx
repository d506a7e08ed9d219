import { graphql, useStaticQuery } from 'gatsby';
import { DialogHost } from '../forms/dialog-host';
import { interestOptions } from '../sections/interest-options';

/** The contact dialog with what it needs to know of the content. */
export function ContactDialogPlace() {
  const { brand, services } = useStaticQuery<Queries.ContactDialogPlaceQuery>(graphql`
    query ContactDialogPlace {
      brand {
        schedulingUrl
      }
      services: allService(filter: { group: { in: [development, design] } }, sort: { label: ASC }) {
        nodes {
          slug
          label
        }
      }
    }
  `);
  return brand ? <DialogHost interests={interestOptions(services.nodes)} schedulingUrl={brand.schedulingUrl} /> : null;
}
