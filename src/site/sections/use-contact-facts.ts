import { graphql, useStaticQuery } from 'gatsby';

/** Returns the content data that the forms of every page need. */
export function useContactFacts(): Queries.ContactFactsOfPagesQuery {
  return useStaticQuery<Queries.ContactFactsOfPagesQuery>(graphql`
    query ContactFactsOfPages {
      brand {
        email
        schedulingUrl
        budgets {
          currency
          limits
        }
        phone {
          display
          link
        }
      }
      services: allService(filter: { group: { inForm: { eq: true } } }, sort: { label: ASC }) {
        nodes {
          slug
          label
        }
      }
    }
  `);
}
