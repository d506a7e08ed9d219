import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Annotation } from '../../components/annotation';
import { Picture } from '../../components/picture';
import { Wrapper } from '../../components/wrapper';
import { color } from '../../theme/colors';
import { sectionGap, space } from '../../theme/space';

const Band = styled.section`
  padding-block: ${sectionGap};
  border-top: 1px solid ${color.line};
  picture {
    display: block;
    border: 1px solid ${color.line};
  }
  figcaption {
    max-width: 60ch;
    margin-top: ${space[2]};
  }
`;

const sizes =
  '(min-width: 1440px) 1280px, (min-width: 1280px) calc(100vw - 160px), (min-width: 600px) calc(100vw - 80px), calc(100vw - 32px)';

/** A picture across the page, with its caption if it has one. */
export function PictureBlock({ block: { anchor, picture, caption } }: { block: Queries.PictureBlockFragment }) {
  return (
    <Band {...(anchor ? { id: anchor } : {})}>
      <Wrapper as="figure">
        <Picture picture={picture} sizes={sizes} />
        {caption ? <Annotation as="figcaption">{caption}</Annotation> : null}
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
