import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Annotation } from '../../components/annotation';
import { Paragraphs } from '../../components/paragraphs';
import { media } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { Section } from '../section';
import { anchorOf, PaperSheet } from './paper-sheet';

const Index = styled.ol`
  display: grid;
  gap: 0 ${space[4]};
  margin-block: ${space[4]};
  border-block: 1px solid ${color.line};
  padding-block: ${space[2]};
  a {
    display: inline-flex;
    gap: ${space[2]};
    align-items: baseline;
    padding-block: ${space.half};
    text-decoration: none;
  }
  ${media.touch} {
    a {
      padding-block: 0.625rem;
    }
  }
  a:hover {
    text-decoration: underline;
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
  /* The drawings are wider than a phone. */
  grid-template-columns: minmax(0, 1fr);
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
      <Paragraphs text={text} lead />
      <nav aria-label={t('method.index')}>
        <Index>
          {sheets.map(({ id, name }, index) => (
            <li key={id}>
              <a href={`#${anchorOf(id)}`}>
                <Annotation as="span">{index + 1}</Annotation>
                {name}
              </a>
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
