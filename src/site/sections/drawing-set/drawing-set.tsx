import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Paragraphs } from '../../components/prose';
import { media } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { fontSize, measure } from '../../theme/type';
import { Section } from '../section';
import { anchorOf, PaperSheet } from './paper-sheet';

const Intro = styled.div`
  display: grid;
  gap: ${space[2]};
  max-width: ${measure};
  margin-bottom: ${space[4]};
  color: ${color.textMuted};
  font-size: ${fontSize.lead};
`;

const Index = styled.ol`
  display: grid;
  gap: 0 ${space[4]};
  margin-bottom: ${space[4]};
  padding-inline-start: 1.5em;
  list-style: decimal;
  a {
    display: inline-block;
    padding-block: ${space.half};
  }
  ${media.tabletUp} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.desktopUp} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Sheets = styled.div`
  display: grid;
  gap: ${space[6]};
  ${media.print} {
    display: block;
  }
`;

/** A sample set of drawings, sheet by sheet. */
export function DrawingSet({ set: { heading, text, sheets } }: { set: Queries.DrawingSetFragment }) {
  const { t } = useTranslation();
  return (
    <Section id="drawing-set" heading={heading} paper>
      <Intro>
        <Paragraphs text={text} />
      </Intro>
      <nav aria-label={t('method.index')}>
        <Index>
          {sheets.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${anchorOf(id)}`}>{name}</a>
            </li>
          ))}
        </Index>
      </nav>
      <Sheets>
        {sheets.map((sheet, index) => (
          <PaperSheet key={sheet.id} sheet={sheet} number={index + 1} count={sheets.length} />
        ))}
      </Sheets>
    </Section>
  );
}

export const drawingSetFragment = graphql`
  fragment DrawingSet on DrawingSet {
    heading
    text
    sheets {
      ...PaperSheet
    }
  }
`;
