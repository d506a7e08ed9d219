import { graphql, useStaticQuery } from 'gatsby';

/** What the forms of every page know of the content. */
export function useContactFacts(): Queries.ContactFactsOfPagesQuery {
  return useStaticQuery<Queries.ContactFactsOfPagesQuery>(graphql`
    query ContactFactsOfPages {
      brand {
        email
        schedulingUrl
        phone {
          display
          link
        }
      }
      services: allService(filter: { group: { in: [development, design] } }, sort: { label: ASC }) {
        nodes {
          slug
          label
        }
      }
    }
  `);
}
