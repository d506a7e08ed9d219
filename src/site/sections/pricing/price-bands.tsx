import { graphql } from 'gatsby';
import { endOf } from '../../../contract/price-scale';
import { Section } from '../section';
import { PriceRows } from './price-rows';
import { PriceScale } from './price-scale';
import { moneyOf } from './price-texts';
import { PricedRow } from './priced-row';

type PriceBandsProps = {
  prices: Queries.PriceBandsFragment;
  id?: string | null;
  /** The heading and the text of another page. */
  heading?: string | null;
  text?: string | null;
};

/** Price ranges on one scale. */
export function PriceBands({ prices: { amounts, bands }, id, heading, text }: PriceBandsProps) {
  const end = endOf(bands.items);
  const money = moneyOf(amounts);
  return (
    <Section id={id} heading={heading ?? bands.heading} intro={text ?? bands.text} paper>
      <PriceScale end={end} money={money} />
      <PriceRows>
        {bands.items.map((item, index) => (
          <PricedRow key={item.name} item={item} per={item.per} money={money} end={end} marked={index === 0} />
        ))}
      </PriceRows>
    </Section>
  );
}

export const priceBandsFragment = graphql`
  fragment PriceBands on Pricing {
    currency
    amounts {
      ...PriceText
    }
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
