import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Wrapper } from '../site/components/wrapper';
import { FirstBand } from '../site/sections/band';
import { LazyWorkingHours } from '../site/sections/drawings/lazy-drawings';
import { PageArticle } from '../site/sections/page-article';
import { Section } from '../site/sections/section';
import { PersonList } from '../site/sections/team/person-list';
import { workplacesOf } from '../site/sections/team/workplaces';
import { PageHead } from '../site/seo/page-head';
import { itemList } from '../site/seo/structured-data/item-list';

export default function TeamPage({ data: { page, people } }: PageProps<Queries.TeamPageQuery>) {
  const { t } = useTranslation();
  if (!page) return null;
  const workplaces = workplacesOf(people.nodes);
  return (
    <PageArticle page={page} action={null}>
      <FirstBand>
        <Wrapper>
          <PersonList people={people.nodes} />
        </Wrapper>
      </FirstBand>
      {workplaces.length > 1 ? (
        <Section heading={t('team.hours')}>
          <LazyWorkingHours people={workplaces} />
        </Section>
      ) : null}
    </PageArticle>
  );
}

export const Head = ({ data: { page, people } }: HeadProps<Queries.TeamPageQuery>) => (
  <PageHead page={page} things={(site, { path }) => itemList(site, path, people.nodes)} />
);

export const query = graphql`
  query TeamPage($path: String!, $language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { eq: "team" } }) {
      ...Words
    }
    page(path: { eq: $path }) {
      ...PageArticle
    }
    people: allPerson(filter: { language: { eq: $language } }, sort: [{ order: ASC }, { path: ASC }]) {
      nodes {
        ...PersonListEntry
      }
    }
  }
`;
