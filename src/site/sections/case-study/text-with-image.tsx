import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Paragraphs } from '../../components/paragraphs';
import { betweenPaddings, Picture } from '../../components/picture';
import { Wrapper } from '../../components/wrapper';
import { media } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { RuledBand } from '../band';

const Columns = styled(Wrapper)`
  display: grid;
  gap: ${space[5]} ${space[8]};
  align-items: center;
  ${media.desktopUp} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    &[data-side='left'] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
    &[data-side='left'] > picture {
      order: -1;
    }
  }
  picture {
    border: 1px solid ${color.line};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[2]};
`;

const sizes = `(min-width: 1280px) 720px, (min-width: 1024px) 56vw, ${betweenPaddings}`;

/** A picture next to the text it illustrates. */
export function TextWithImage({ block }: { block: Queries.TextWithImageFragment }) {
  return (
    <RuledBand>
      <Columns data-side={block.side}>
        <Words>
          <h2>{block.heading}</h2>
          <Paragraphs text={block.text} />
        </Words>
        <Picture picture={block.picture} sizes={sizes} />
      </Columns>
    </RuledBand>
  );
}

export const textWithImageFragment = graphql`
  fragment TextWithImage on TextWithImage {
    heading
    text
    side
    picture {
      ...Picture
    }
  }
`;
