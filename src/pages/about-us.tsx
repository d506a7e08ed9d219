import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { mainPages } from '../contract/main-pages';
import { MoreLink } from '../site/sections/more-link';
import { PageArticle } from '../site/sections/page-article';
import { Section } from '../site/sections/section';
import { PersonList } from '../site/sections/team/person-list';
import { PageHead } from '../site/seo/page-head';
import { aboutPage } from '../site/seo/structured-data/web-page';

export default function AboutUsPage({ data: { page, team, people } }: PageProps<Queries.AboutUsPageQuery>) {
  return page ? (
    <PageArticle page={page}>
      {team && people.nodes.length > 0 ? (
        <Section heading={team.heading}>
          <PersonList people={people.nodes} level="h3" />
          {people.totalCount > people.nodes.length ? <MoreLink to={mainPages.team}>{team.label}</MoreLink> : null}
        </Section>
      ) : null}
    </PageArticle>
  ) : null;
}

export const Head = ({ data: { page } }: HeadProps<Queries.AboutUsPageQuery>) => (
  <PageHead page={page} things={(site, about) => [aboutPage(site, about)]} />
);

export const query = graphql`
  query AboutUsPage($path: String!, $language: String!) {
    page(path: { eq: $path }) {
      ...PageArticle
    }
    team: page(language: { eq: $language }, slug: { eq: "team" }) {
      label
      heading
    }
    people: allPerson(filter: { language: { eq: $language } }, sort: [{ order: ASC }, { path: ASC }], limit: 10) {
      totalCount
      nodes {
        ...PersonListEntry
      }
    }
  }
`;
