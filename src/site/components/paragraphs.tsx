import styled from '@emotion/styled';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { fontSize, measure } from '../theme/type';

const Column = styled.div`
  display: grid;
  gap: ${space[2]};
  max-width: ${measure};
  color: ${color.textMuted};
  &[data-lead] {
    font-size: ${fontSize.lead};
  }
`;

type ParagraphsProps = {
  text: string;
  /** Whether it opens its section, in larger letters. */
  lead?: boolean;
};

/** Plain text with paragraphs separated by empty lines. */
export const Paragraphs = ({ text, lead = false }: ParagraphsProps) => (
  <Column data-lead={lead ? '' : undefined}>
    {text.split(/\n\s*\n/).map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </Column>
);
