import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Link } from '../../components/link';
import { media } from '../../theme/breakpoints';
import { ruledColumns } from '../ruled-columns';
import { Section } from '../section';

/* One column on phones, two on tablets, and the number set by the study (two or three) on desktops. */
const Grid = styled.ul`
  ${ruledColumns}
  ${media.tabletUp} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktopUp} {
    &[data-columns='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

type WhatWeDidProps = { annotation: string; done: Queries.WhatWeDidFragment };

/** The services used in a case study. */
export function WhatWeDid({ annotation, done }: WhatWeDidProps) {
  return (
    <Section annotation={annotation} heading={done.heading}>
      <Grid className="services" data-columns={done.columns}>
        {done.items.map(({ name, text, service }) => (
          <li key={name}>
            <h3>{service ? <Link to={service.path}>{name}</Link> : name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Grid>
    </Section>
  );
}

export const whatWeDidFragment = graphql`
  fragment WhatWeDid on WhatWeDid {
    heading
    columns
    items {
      name
      text
      service {
        path
      }
    }
  }
`;
