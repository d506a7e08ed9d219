import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { isServiceGroup } from './drawings/service-group';
import { StillGroupDrawing } from './drawings/still-drawings';
import { PageList } from './page-list';
import { Section } from './section';

/** The group's drawing, if it has one. */
function NamedDrawing({ group }: { group: string | null }) {
  return isServiceGroup(group) ? <StillGroupDrawing group={group} /> : null;
}

const order = ['development', 'design', 'technologies', 'industries', 'engagement'];

/** All services by group. */
export function ServiceGroups({ groups }: { groups: readonly Queries.ServiceGroupFragment[] }) {
  const { t } = useTranslation();
  const sorted = [...groups].sort((a, b) => order.indexOf(a.name ?? '') - order.indexOf(b.name ?? ''));
  return (
    <>
      {sorted.map(({ name, nodes }) => (
        <Section key={name} id={name ?? ''} heading={t(`groups.${name}`)} beside drawing={<NamedDrawing group={name} />}>
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
