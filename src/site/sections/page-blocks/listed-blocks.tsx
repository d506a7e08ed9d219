import { graphql } from 'gatsby';
import { CardColumns } from '../card-columns';
import { PriceBands } from '../pricing/price-bands';
import { Section } from '../section';
import { PersonList } from '../team/person-list';
import { Waypoints } from '../waypoints';

export const CardsBlock = ({ block: { anchor, heading, text, items } }: { block: Queries.CardsBlockFragment }) => (
  <Section id={anchor} heading={heading} intro={text}>
    <CardColumns items={items} />
  </Section>
);

export const StepsBlock = ({ block: { anchor, heading, text, items } }: { block: Queries.StepsBlockFragment }) => (
  <Section id={anchor} heading={heading} intro={text} paper>
    <Waypoints items={items} />
  </Section>
);

/** What the editor's preview shows in place of people and prices, because it knows only the file being edited. */
export type BlockNotes = { everyone: string; prices: { heading: string; line: string } };

type PeopleBlockProps = { block: Queries.PeopleBlockFragment; notes?: BlockNotes | undefined };

/** People with their portraits; nothing on a site without people. */
export function PeopleBlock({ block: { anchor, heading, text, people }, notes }: PeopleBlockProps) {
  if (people.length === 0 && !notes) return null;
  return (
    <Section id={anchor} heading={heading} intro={text}>
      {people.length > 0 ? <PersonList people={people} level="h3" /> : <p>{notes?.everyone}</p>}
    </Section>
  );
}

type PricesBlockProps = { block: Queries.PricesBlockFragment; notes?: BlockNotes | undefined };

/** The site's price ranges. */
export function PricesBlock({ block: { anchor, heading, text, prices }, notes }: PricesBlockProps) {
  if (prices) return <PriceBands id={anchor} prices={prices} heading={heading} text={text} />;
  if (!notes) return null;
  return (
    <Section id={anchor} heading={heading ?? notes.prices.heading} intro={text} paper>
      <p>{notes.prices.line}</p>
    </Section>
  );
}

export const listedBlockFragments = graphql`
  fragment CardsBlock on CardsBlock {
    anchor
    heading
    text
    items {
      name
      text
      note
      link
    }
  }
  fragment StepsBlock on StepsBlock {
    anchor
    heading
    text
    items {
      name
      text
      note
    }
  }
  fragment PeopleBlock on PeopleBlock {
    anchor
    heading
    text
    people {
      ...PersonListEntry
    }
  }
  fragment PricesBlock on PricesBlock {
    anchor
    heading
    text
    prices {
      ...PriceBands
    }
  }
`;
