import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { color } from '../../theme/colors';
import { PartsList } from '../parts-list';
import { Section } from '../section';
import { PriceFactors } from './price-factors';
import { PriceScale } from './price-scale';
import { PricedRow } from './priced-row';
import { scaleEnd } from './scale';

const Rows = styled.ul`
  border-bottom: 1px solid ${color.line};
`;

const endOf = (items: readonly { high: number }[]) => scaleEnd(Math.max(...items.map(({ high }) => high)));

const NamedParts = ({ id, part: { heading, text, items } }: { id: string; part: Queries.PricesFragment['small'] & object }) => (
  <Section id={id} heading={heading} intro={text}>
    <PartsList items={items} />
  </Section>
);

/** Price ranges on one scale, examples on another, and what moves them. */
export function Prices({ prices: { currency, bands, examples, factors, small, excluded } }: { prices: Queries.PricesFragment }) {
  return (
    <>
      <Section id="ranges" heading={bands.heading} intro={bands.text} paper>
        <PriceScale end={endOf(bands.items)} currency={currency} />
        <Rows>
          {bands.items.map((item, index) => (
            <PricedRow key={item.name} item={item} per={item.per} currency={currency} end={endOf(bands.items)} marked={index === 0} />
          ))}
        </Rows>
      </Section>
      {examples ? (
        <Section id="examples" heading={examples.heading} intro={examples.text}>
          <PriceScale end={endOf(examples.items)} currency={currency} />
          <Rows>
            {examples.items.map((item) => (
              <PricedRow key={item.name} item={item} currency={currency} end={endOf(examples.items)}>
                <ul>
                  {item.reasons.map((reason) => (
                    <li key={reason}>{reason}</li>
                  ))}
                </ul>
              </PricedRow>
            ))}
          </Rows>
        </Section>
      ) : null}
      {factors ? (
        <Section id="factors" heading={factors.heading} intro={factors.text}>
          <PriceFactors items={factors.items} />
        </Section>
      ) : null}
      {small ? <NamedParts id="small-budgets" part={small} /> : null}
      {excluded ? <NamedParts id="not-included" part={excluded} /> : null}
    </>
  );
}

export const pricesFragment = graphql`
  fragment Prices on Pricing {
    currency
    bands {
      heading
      text
      items {
        name
        low
        high
        per
        text
        note
        link
      }
    }
    examples {
      heading
      text
      items {
        name
        low
        high
        note
        text
        reasons
        link
      }
    }
    factors {
      heading
      text
      items {
        ...PriceFactor
      }
    }
    small {
      heading
      text
      items {
        ...NamedText
      }
    }
    excluded {
      heading
      text
      items {
        ...NamedText
      }
    }
  }
`;
