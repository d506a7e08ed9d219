import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { StillGroupDrawing } from './drawings/still-drawings';
import { PageList } from './page-list';
import { Section } from './section';

/** The groups in the order of the page. A new group does not compile until it has a place here. */
const places = { development: 0, design: 1, technologies: 2, industries: 3, engagement: 4 } satisfies Record<Queries.ServiceGroup, number>;
const order = Object.keys(places) as Queries.ServiceGroup[];

/** All services by group. */
export function ServiceGroups({ groups }: { groups: readonly Queries.ServiceGroupFragment[] }) {
  const { t } = useTranslation();
  const sorted = order.flatMap((group) => groups.filter(({ name }) => name === group).map(({ nodes }) => ({ group, nodes })));
  return (
    <>
      {sorted.map(({ group, nodes }) => (
        <Section key={group} id={group} heading={t(`groups.${group}`)} beside drawing={<StillGroupDrawing group={group} />}>
          <PageList pages={nodes} />
        </Section>
      ))}
    </>
  );
}

export const serviceGroupFragment = graphql`
  fragment ServiceGroup on ServiceLikeGroupConnection {
    name: fieldValue
    nodes {
      ...PageListEntry
    }
  }
`;
