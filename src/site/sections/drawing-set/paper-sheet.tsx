import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { loneLink } from '../../components/lone-link';
import { media } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { fontFamily, fontSize, measure } from '../../theme/type';
import { EstimateTable } from './estimate-table';
import { SheetDrawing } from './sheet-drawing';
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

const Below = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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
    grid-template-columns: minmax(0, 1fr);
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
      <SheetDrawing label={t('method.drawing', { name })} picture={picture} />
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
