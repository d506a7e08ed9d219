import styled from '@emotion/styled';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { Annotation } from './annotation';
import { betweenPaddings, Picture } from './picture';

const Figure = styled.figure`
  picture {
    display: block;
    border: 1px solid ${color.line};
  }
  figcaption {
    max-width: 60ch;
    margin-top: ${space[2]};
  }
`;

const sizes = `(min-width: 1440px) 1280px, (min-width: 1280px) calc(100vw - 160px), ${betweenPaddings}`;

/** A picture as wide as the page's content, with its caption if it has one. */
export function WideFigure({ picture, caption }: { picture: Queries.PictureFragment; caption: string | null }) {
  return (
    <Figure>
      <Picture picture={picture} sizes={sizes} />
      {caption ? <Annotation as="figcaption">{caption}</Annotation> : null}
    </Figure>
  );
}
