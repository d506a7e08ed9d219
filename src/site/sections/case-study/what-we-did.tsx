import { graphql } from 'gatsby';
import { CardColumns } from '../card-columns';
import { Section } from '../section';

type WhatWeDidProps = { annotation: string; done: Queries.WhatWeDidFragment };

/** The services used in a case study. */
export const WhatWeDid = ({ annotation, done: { heading, columns, items } }: WhatWeDidProps) => (
  <Section annotation={annotation} heading={heading}>
    <CardColumns items={items.map(({ name, text, service }) => ({ name, text, link: service?.path }))} columns={columns} />
  </Section>
);

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
