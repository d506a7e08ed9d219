import { graphql } from 'gatsby';

export const pageHeadFragment = graphql`
  fragment PageHead on ContentPage {
    path
    languages
    above {
      label
      path
    }
    title
    label
    heading
    description
    summary
    cta
  }
  # The words of a page's interface; each page names the files of locales/ that it needs.
  fragment Words on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`;
