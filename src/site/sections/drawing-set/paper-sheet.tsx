import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { loneLink } from '../../components/lone-link';
import { Picture } from '../../components/picture';
import { media } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { fontFamily, fontSize, measure } from '../../theme/type';
import { EstimateTable } from './estimate-table';
import { SheetTable } from './sheet-table';

const Paper = styled.article`
  padding: ${space[3]} ${space[2]};
  background: ${color.paper};
  color: ${color.ink};
  a,
  summary {
    color: ${color.ink};
  }
  & :focus-visible {
    outline-color: ${color.ink};
  }
  ${media.tabletUp} {
    padding: ${space[4]};
  }
  ${media.print} {
    page: sheet;
    break-before: page;
    break-inside: avoid;
    padding: 0;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[1]} ${space[6]};
  margin-bottom: ${space[3]};
  .number {
    color: ${color.inkMuted};
    font-family: ${fontFamily.mono};
    font-size: ${fontSize.annotation};
  }
  .text {
    max-width: ${measure};
  }
  ${media.desktopUp} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  }
  ${media.print} {
    display: none;
  }
`;

const fade = keyframes`
  from { mask-image: linear-gradient(to left, transparent, black 4rem); }
  to { mask-image: linear-gradient(to left, black, black 4rem); }
`;

/* Small screens show the drawing at a size that can be read, and scroll it within its own frame. */
const Drawing = styled.section`
  overflow-x: auto;
  overscroll-behavior-x: contain;
  outline-offset: 2px;
  picture,
  img {
    display: block;
    min-width: 56rem;
  }
  /* Until its end is reached, the drawing fades out at the side where it goes on. */
  ${media.motionAllowed} {
    animation: ${fade} linear both;
    animation-timeline: scroll(self inline);
  }
  /* The outline would fade as well. */
  &:focus-visible {
    animation: none;
  }
  ${media.desktopUp} {
    animation: none;
    img {
      min-width: 0;
    }
  }
  ${media.print} {
    overflow: visible;
    animation: none;
    img {
      width: auto;
      min-width: 0;
      max-width: 100%;
      /* What letter and A4 have in common. */
      max-height: 180mm;
      margin-inline: auto;
    }
  }
`;

const Below = styled.div`
  display: grid;
  gap: ${space[2]};
  margin-top: ${space[2]};
  font-size: ${fontSize.small};
  > p > a {
    ${loneLink}
  }
  ${media.print} {
    display: none;
  }
`;

const AsText = styled.details`
  border-top: 1px solid ${color.ink};
  summary {
    padding-block: ${space[2]};
    font-weight: 600;
  }
  > div {
    display: grid;
    gap: ${space[4]};
    padding-bottom: ${space[2]};
  }
`;

type PaperSheetProps = { sheet: Queries.PaperSheetFragment; number: number; count: number };

/** A sheet's anchor; its own ID may match that of another section. */
export const anchorOf = (id: string) => `sheet-${id}`;

/** One sheet of a drawing set: its message, the drawing, and everything on it as text. */
export function PaperSheet({ sheet: { id, name, text, picture, tables, estimate }, number, count }: PaperSheetProps) {
  const { t } = useTranslation();
  return (
    <Paper id={anchorOf(id)}>
      <Words>
        <div>
          <p className="number">{t('method.sheet', { number, count })}</p>
          <h3>{name}</h3>
        </div>
        <p className="text">{text}</p>
      </Words>
      <Drawing tabIndex={0} aria-label={t('method.drawing', { name })}>
        <Picture picture={picture} sizes="(min-width: 1440px) 1216px, (min-width: 1024px) calc(100vw - 192px), 896px" />
      </Drawing>
      <Below>
        {picture.image ? (
          <p>
            <a href={picture.image.src}>{t('method.open', { number })}</a>
          </p>
        ) : null}
        {estimate ? <EstimateTable estimate={estimate} /> : null}
        {tables.length > 0 ? (
          <AsText>
            <summary>{t('method.asText', { number })}</summary>
            <div>
              {tables.map((table) => (
                <SheetTable key={table.caption} table={table} />
              ))}
            </div>
          </AsText>
        ) : null}
      </Below>
    </Paper>
  );
}

export const paperSheetFragment = graphql`
  fragment PaperSheet on Sheet {
    id
    name
    text
    picture {
      ...Picture
    }
    tables {
      ...SheetTable
    }
    estimate {
      ...Estimate
    }
  }
`;
