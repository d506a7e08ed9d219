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
    padding-inline-start: calc(28px + ${space[2]});
    border-top: 1px solid ${color.line};
  }
  svg {
    position: absolute;
    inset-block-start: 2px;
    inset-inline-end: calc(100% + 4px + ${space[2]});
    fill: ${color.link};
  }
  dt {
    position: relative;
    font-weight: ${fontWeight.strong};
  }
  dd {
    max-width: ${measure};
    margin-top: ${space.half};
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
