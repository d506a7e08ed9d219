import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Annotation } from '../components/annotation';
import { media } from '../theme/breakpoints';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { fontSize } from '../theme/type';

type Item = Queries.NamedTextFragment;

const Sheet = styled.ol`
  border-top: 1px solid ${color.line};
  > li {
    display: grid;
    gap: ${space[1]} ${space[4]};
    padding-block: ${space[3]};
    border-bottom: 1px solid ${color.line};
    ${media.up.md} {
      grid-template-columns: 4rem minmax(0, 4fr) minmax(0, 7fr);
    }
  }
  h3 {
    font-size: ${fontSize.h3};
  }
  p {
    color: ${color.textMuted};
  }
`;

/** A numbered parts list; each row has a number, a name, and an explanation. */
export function PartsList({ items }: { items: readonly Item[] }) {
  return (
    <Sheet className="parts">
      {items.map(({ name, text }, index) => (
        <li key={name}>
          <Annotation as="span" aria-hidden="true">
            {numberOf(index)}
          </Annotation>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Sheet>
  );
}

const Line = styled.ol`
  display: grid;
  gap: ${space[4]};
  ${media.up.md} {
    grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  }
  > li {
    position: relative;
    display: grid;
    align-content: start;
    gap: ${space[1]};
    padding: 0 0 0 ${space[4]};
    border-left: 1px solid ${color.brand};
    ${media.up.md} {
      padding: ${space[4]} ${space[2]} 0 0;
      border-left: 0;
      border-top: 1px solid ${color.brand};
    }
  }
  > li::before {
    content: '';
    position: absolute;
    top: 4px;
    left: -6px;
    width: 11px;
    height: 11px;
    background: ${color.ground};
    border: 1px solid ${color.brand};
    transform: rotate(45deg);
    ${media.up.md} {
      top: -6px;
      left: 0;
    }
  }
  > li:last-of-type::before {
    background: ${color.accent};
    border-color: ${color.accent};
  }
  h3 {
    font-size: ${fontSize.h3};
  }
  p {
    color: ${color.textMuted};
  }
`;

/** Steps as waypoints along a drawn line; the last one is the goal. */
export function Waypoints({ items }: { items: readonly Item[] }) {
  return (
    <Line className="waypoints">
      {items.map(({ name, text }, index) => (
        <li key={name}>
          <Annotation as="span" aria-hidden="true">
            {numberOf(index)}
          </Annotation>
          <h3>{name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Line>
  );
}

const numberOf = (index: number) => String(index + 1).padStart(2, '0');

export const namedTextFragment = graphql`
  fragment NamedText on NamedText {
    name
    text
  }
`;
