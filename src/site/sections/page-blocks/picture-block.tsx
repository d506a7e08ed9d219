import { graphql } from 'gatsby';
import { WideFigure } from '../../components/wide-figure';
import { Wrapper } from '../../components/wrapper';
import { RuledBand } from '../band';

/** A full-width picture. */
export function PictureBlock({ block: { anchor, picture, caption } }: { block: Queries.PictureBlockFragment }) {
  return (
    <RuledBand id={anchor ?? undefined}>
      <Wrapper>
        <WideFigure picture={picture} caption={caption} />
      </Wrapper>
    </RuledBand>
  );
}

export const pictureBlockFragment = graphql`
  fragment PictureBlock on PictureBlock {
    anchor
    picture {
      ...Picture
    }
    caption
  }
`;
