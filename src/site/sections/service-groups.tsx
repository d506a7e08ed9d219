import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { fontSize, measure } from '../theme/type';
import { LazyDrawing } from './drawings/lazy-drawings';
import { PageList } from './page-list';
import { Section } from './section';

const Lead = styled.p`
  max-width: ${measure};
  margin-bottom: ${space[4]};
  color: ${color.textMuted};
  font-size: ${fontSize.lead};
`;

/** All services by group. */
export const ServiceGroups = ({ groups }: { groups: readonly Queries.ServiceGroupFragment[] }) => (
  <>
    {groups.map(({ slug, title, text, illustration, pages }) =>
      pages.length > 0 ? (
        <Section key={slug} id={slug} heading={title} beside drawing={illustration ? <LazyDrawing file={illustration} /> : undefined}>
          {text ? <Lead>{text}</Lead> : null}
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
    text
    illustration
    pages {
      ...PageListEntry
    }
  }
`;
