import { graphql } from 'gatsby';
import { TextSection } from '../text-section';

/** Running text; divided into chapters if it has headings. */
export const TextBlock = ({ block: { anchor, text } }: { block: Queries.TextBlockFragment }) => (
  <TextSection id={anchor} html={text.html} chapters={text.html.includes('<h2')} />
);

export const textBlockFragment = graphql`
  fragment TextBlock on TextBlock {
    anchor
    text {
      html
    }
  }
`;
