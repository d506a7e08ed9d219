import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Annotation } from '../../components/annotation';
import { Picture } from '../../components/picture';
import { sectionPadding } from '../../components/wrapper';
import { color } from '../../theme/colors';
import { px, size, space } from '../../theme/space';

const Figure = styled.figure`
  ${sectionPadding}
  max-width: ${px(size.pageMaxWidth)};
  margin-inline: auto;
  padding-bottom: ${space[8]};
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

/** A wide picture with a caption. */
export function ImageBlock({ block }: { block: Queries.ImageBlockFragment }) {
  return (
    <Figure>
      <Picture picture={block.picture} sizes={sizes} />
      <Annotation as="figcaption">{block.caption}</Annotation>
    </Figure>
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
