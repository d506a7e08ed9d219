import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { WideFigure } from '../../components/wide-figure';
import { Wrapper } from '../../components/wrapper';
import { space } from '../../theme/space';

const Place = styled(Wrapper)`
  padding-bottom: ${space[8]};
`;

/** A wide picture with a caption. */
export function ImageBlock({ block: { picture, caption } }: { block: Queries.ImageBlockFragment }) {
  return (
    <Place>
      <WideFigure picture={picture} caption={caption} />
    </Place>
  );
}

export const imageBlockFragment = graphql`
  fragment ImageBlock on ImageBlock {
    caption
    picture {
      ...Picture
    }
  }
`;
