import styled from '@emotion/styled';
import { graphql } from 'gatsby';

type PictureProps = {
  picture: Queries.PictureFragment;
  /** How wide the picture stands on the screen, as the `sizes` attribute takes it. */
  sizes: string;
  /** The largest picture of the first screen is fetched at once. */
  first?: boolean;
};

const Image = styled.img`
  width: 100%;
  height: auto;
`;

/** A picture in the formats and widths that the build made; needs no code in the browser. */
export function Picture({ picture, sizes, first = false }: PictureProps) {
  const { alt, drawing } = picture;
  const manner = {
    alt,
    loading: first ? 'eager' : 'lazy',
    // React 18 knows the attribute by its HTML name only.
    ...(first ? { fetchpriority: 'high' } : {}),
    decoding: 'async',
  } as const;
  if (drawing) return <Image src={drawing.src} width={drawing.width} height={drawing.height} {...manner} />;
  const data = picture.file.childImageSharp?.gatsbyImageData;
  if (!data) return null;
  const { sources = [], fallback } = data.images;
  return (
    <picture>
      {picture.avif ? <source type="image/avif" srcSet={picture.avif} sizes={sizes} /> : null}
      {sources.map(({ srcSet, type }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <Image src={fallback?.src} srcSet={fallback?.srcSet} sizes={sizes} width={data.width} height={data.height} {...manner} />
    </picture>
  );
}

export const pictureFragment = graphql`
  fragment Picture on Picture {
    alt
    avif
    drawing {
      src
      width
      height
    }
    file {
      childImageSharp {
        gatsbyImageData(width: 1600, breakpoints: [480, 960, 1600], layout: CONSTRAINED)
      }
    }
  }
`;
