import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { WideFigure } from '../../components/wide-figure';
import { Wrapper } from '../../components/wrapper';
import { color } from '../../theme/colors';
import { sectionGap } from '../../theme/space';

const Band = styled.section`
  padding-block: ${sectionGap};
  border-top: 1px solid ${color.line};
`;

/** A full-width picture. */
export function PictureBlock({ block: { anchor, picture, caption } }: { block: Queries.PictureBlockFragment }) {
  return (
    <Band id={anchor ?? undefined}>
      <Wrapper>
        <WideFigure picture={picture} caption={caption} />
      </Wrapper>
    </Band>
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
