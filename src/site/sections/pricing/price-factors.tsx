import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { media } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { fontSize } from '../../theme/type';

const Sides = styled.div`
  display: grid;
  gap: ${space[5]} ${space[6]};
  ${media.up.md} {
    grid-template-columns: 1fr 1fr;
  }
  h3 {
    display: flex;
    gap: ${space[1]};
    align-items: center;
    padding-bottom: ${space[2]};
    border-bottom: 1px solid ${color.brand};
  }
  svg {
    color: ${color.link};
  }
  h4 {
    font-size: ${fontSize.lead};
  }
  ul {
    list-style: none;
  }
  li {
    display: grid;
    gap: ${space[1]};
    padding-block: ${space[2]};
    border-bottom: 1px solid ${color.line};
  }
  li p {
    color: ${color.textMuted};
  }
`;

const arrows = { up: 'M10 17V4M4 10l6-6 6 6', down: 'M10 3v13M4 10l6 6 6-6' };

/** What affects a price, up on one side and down on the other. */
export function PriceFactors({ items }: { items: readonly Queries.PriceFactorFragment[] }) {
  const { t } = useTranslation();
  const side = (direction: keyof typeof arrows, heading: string) => {
    const own = items.filter((item) => item.direction === direction);
    return own.length > 0 ? (
      <div>
        <h3>
          <svg width="20" height="20" viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
            <path d={arrows[direction]} />
          </svg>
          {heading}
        </h3>
        <ul>
          {own.map(({ name, text }) => (
            <li key={name}>
              <h4>{name}</h4>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    ) : null;
  };
  return (
    <Sides>
      {side('up', t('pricing.up'))}
      {side('down', t('pricing.down'))}
    </Sides>
  );
}

export const priceFactorFragment = graphql`
  fragment PriceFactor on PriceFactor {
    name
    text
    direction
  }
`;
