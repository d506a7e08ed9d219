import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { media } from '../theme/breakpoints';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { fontWeight, measure } from '../theme/type';

const List = styled.dl`
  display: grid;
  gap: 1px;
  ${media.up.md} {
    grid-template-columns: 1fr 1fr;
    column-gap: ${space[8]};
    /* The last of an odd number takes the whole row, whose other half would be empty. */
    > div:last-of-type:nth-of-type(2n + 3) {
      grid-column: 1 / -1;
    }
  }
  > div {
    padding-block: ${space[3]};
    border-top: 1px solid ${color.line};
  }
  dt {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr);
    column-gap: ${space[2]};
    font-weight: ${fontWeight.strong};
  }
  svg {
    margin-block: 2px -2px;
    fill: ${color.link};
  }
  dd {
    max-width: ${measure};
    margin-block-start: ${space.half};
    margin-inline-start: calc(28px + ${space[2]});
    color: ${color.textMuted};
  }
`;

/** For technologies without a logo: a small outlined diamond, like the waypoints. A square would look like a missing glyph. */
const plainMark = 'M12 4l8 8-8 8-8-8zM12 6.12L6.12 12 12 17.88 17.88 12z';

/** The technologies for a kind of project, each with the reason for choosing it. */
export function Stack({ choices }: { choices: readonly Queries.StackChoiceFragment[] }) {
  return (
    <List>
      {choices.map(({ name, why, icon }) => (
        <div key={name}>
          <dt>
            <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
              <path d={icon ?? plainMark} />
            </svg>
            {name}
          </dt>
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
