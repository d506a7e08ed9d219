import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { media } from '../theme/breakpoints';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { fontWeight } from '../theme/type';

const List = styled.dl`
  display: grid;
  gap: 1px;
  ${media.up.md} {
    grid-template-columns: 1fr 1fr;
    column-gap: ${space[8]};
  }
  > div {
    display: grid;
    grid-template-columns: 28px 1fr;
    gap: ${space.half} ${space[2]};
    align-content: start;
    padding-block: ${space[3]};
    border-top: 1px solid ${color.line};
  }
  svg {
    grid-row: span 2;
    margin-top: 2px;
    fill: ${color.link};
  }
  dt {
    grid-column: 2;
    font-weight: ${fontWeight.strong};
  }
  dd {
    grid-column: 2;
    color: ${color.textMuted};
  }
`;

/** Fallback for technologies without a logo: a plain square outline. */
const plainMark = 'M3 3h18v18H3V3zm1.500 1.500v15h15v-15h-15z';

/** The technologies for a kind of project, each with the reason for choosing it. */
export function Stack({ choices }: { choices: readonly Queries.StackChoiceFragment[] }) {
  return (
    <List>
      {choices.map(({ name, why, icon }) => (
        <div key={name}>
          <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
            <path d={icon ?? plainMark} />
          </svg>
          <dt>{name}</dt>
          <dd>{why}</dd>
        </div>
      ))}
    </List>
  );
}

export const stackChoiceFragment = graphql`
  fragment StackChoice on StackChoice {
    name
    why
    icon
  }
`;
