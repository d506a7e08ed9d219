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
  const made = picture.finished ?? madeByPlugin(picture);
  if (!made) return null;
  return (
    <picture>
      {picture.avif ? <source type="image/avif" srcSet={picture.avif} sizes={sizes} /> : null}
      {'sources' in made ? made.sources.map(({ srcSet, type }) => <source key={type} type={type} srcSet={srcSet} sizes={sizes} />) : null}
      <Image
        src={made.src}
        {...(made.srcSet ? { srcSet: made.srcSet, sizes } : {})}
        alt={picture.alt}
        width={made.width}
        height={made.height}
        loading={first ? 'eager' : 'lazy'}
        // React 18 knows the attribute by its HTML name only.
        {...(first ? { fetchpriority: 'high' } : {})}
        decoding="async"
      />
    </picture>
  );
}

function madeByPlugin({ file }: Queries.PictureFragment) {
  const data = file.childImageSharp?.gatsbyImageData;
  if (!data) return undefined;
  const { sources = [], fallback } = data.images;
  return { src: fallback?.src, srcSet: fallback?.srcSet, width: data.width, height: Math.round(data.height), sources };
}

export const pictureFragment = graphql`
  fragment Picture on Picture {
    alt
    avif
    finished {
      src
      srcSet
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
