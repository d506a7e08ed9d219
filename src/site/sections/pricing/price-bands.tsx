import { graphql } from 'gatsby';
import { Section } from '../section';
import { endOf, PriceRows } from './price-rows';
import { PriceScale } from './price-scale';
import { PricedRow } from './priced-row';

type PriceBandsProps = {
  prices: Queries.PriceBandsFragment;
  id?: string | null;
  /** The heading and the text of another page. */
  heading?: string | null;
  text?: string | null;
};

/** Price ranges on one scale. */
export function PriceBands({ prices: { currency, bands }, id, heading, text }: PriceBandsProps) {
  const end = endOf(bands.items);
  return (
    <Section {...(id ? { id } : {})} heading={heading ?? bands.heading} intro={text ?? bands.text} paper>
      <PriceScale end={end} currency={currency} />
      <PriceRows>
        {bands.items.map((item, index) => (
          <PricedRow key={item.name} item={item} per={item.per} currency={currency} end={end} marked={index === 0} />
        ))}
      </PriceRows>
    </Section>
  );
}

export const priceBandsFragment = graphql`
  fragment PriceBands on Pricing {
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
  }
`;
