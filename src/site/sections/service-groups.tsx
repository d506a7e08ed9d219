import { graphql } from 'gatsby';
import { StillDrawing } from './drawings/still-drawings';
import { PageList } from './page-list';
import { Section } from './section';

/** All services by group. */
export const ServiceGroups = ({ groups }: { groups: readonly Queries.ServiceGroupFragment[] }) => (
  <>
    {groups.map(({ slug, title, illustration, pages }) =>
      pages.length > 0 ? (
        <Section key={slug} id={slug} heading={title} beside drawing={<StillDrawing file={illustration} />}>
          <PageList pages={pages} />
        </Section>
      ) : null,
    )}
  </>
);

export const serviceGroupFragment = graphql`
  fragment ServiceGroup on GroupOfServices {
    slug
    title
    illustration
    pages {
      ...PageListEntry
    }
  }
`;
