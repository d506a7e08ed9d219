import { graphql } from 'gatsby';
import { endOf } from '../../../contract/price-scale';
import { PartsList } from '../parts-list';
import { Section } from '../section';
import { PriceBands } from './price-bands';
import { PriceFactors } from './price-factors';
import { PriceRows } from './price-rows';
import { PriceScale } from './price-scale';
import { moneyOf } from './price-texts';
import { PricedRow } from './priced-row';

const NamedParts = ({ id, part: { heading, text, items } }: { id: string; part: Queries.PricesFragment['small'] & object }) => (
  <Section id={id} heading={heading} intro={text}>
    <PartsList items={items} />
  </Section>
);

/** Price ranges on one scale, examples on another, and what affects them. */
export function Prices({ prices }: { prices: Queries.PricesFragment }) {
  const { amounts, examples, factors, small, excluded } = prices;
  const money = moneyOf(amounts);
  return (
    <>
      <PriceBands id="ranges" prices={prices} />
      {examples ? (
        <Section id="examples" heading={examples.heading} intro={examples.text}>
          <PriceScale end={endOf(examples.items)} money={money} />
          <PriceRows>
            {examples.items.map((item) => (
              <PricedRow key={item.name} item={item} money={money} end={endOf(examples.items)}>
                <ul>
                  {item.reasons.map((reason) => (
                    <li key={reason}>{reason}</li>
                  ))}
                </ul>
              </PricedRow>
            ))}
          </PriceRows>
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
    ...PriceBands
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
