import { graphql } from 'gatsby';

export const pageHeadFragment = graphql`
  fragment PageHead on ContentPage {
    path
    title
    label
    heading
    description
    summary
    cta
  }
  fragment Translation on Query {
    locales: allLocale(filter: { language: { eq: $language } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
  }
`;
