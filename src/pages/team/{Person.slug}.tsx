import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PersonArticle } from '../../site/sections/team/person-article';
import { PageHead } from '../../site/seo/page-head';
import { profilePage } from '../../site/seo/structured-data/profile-page';

export default function PersonPage({ data: { page } }: PageProps<Queries.PersonPageQuery>) {
  return page ? <PersonArticle person={page} /> : null;
}

export const Head = ({ data: { page } }: HeadProps<Queries.PersonPageQuery>) => (
  <PageHead page={page} kind="profile" things={(site, person) => [profilePage(site, person, person)]} />
);

export const query = graphql`
  query PersonPage($path: String!, $language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { eq: "team" } }) {
      ...Words
    }
    page: person(path: { eq: $path }) {
      ...PersonArticle
    }
  }
`;
