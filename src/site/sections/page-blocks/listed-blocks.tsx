import { graphql } from 'gatsby';
import { CardColumns } from '../card-columns';
import { PriceBands } from '../pricing/price-bands';
import { Section } from '../section';
import { PersonList } from '../team/person-list';
import { Waypoints } from '../waypoints';

/** The properties of a section that shows a block. */
const sectionOf = ({ anchor, heading, text }: { anchor: string | null; heading: string; text: string | null }) => ({
  ...(anchor ? { id: anchor } : {}),
  heading,
  intro: text,
});

export const CardsBlock = ({ block }: { block: Queries.CardsBlockFragment }) => (
  <Section {...sectionOf(block)}>
    <CardColumns items={block.items} />
  </Section>
);

export const StepsBlock = ({ block }: { block: Queries.StepsBlockFragment }) => (
  <Section {...sectionOf(block)} paper>
    <Waypoints items={block.items} />
  </Section>
);

/** People with their portraits; nothing on a site that has none. */
export const PeopleBlock = ({ block }: { block: Queries.PeopleBlockFragment }) =>
  block.people.length > 0 ? (
    <Section {...sectionOf(block)}>
      <PersonList people={block.people} level="h3" />
    </Section>
  ) : null;

/** The price ranges of the site; nothing in the editor's preview, which knows no other file. */
export const PricesBlock = ({ block: { anchor, heading, text, prices } }: { block: Queries.PricesBlockFragment }) =>
  prices ? <PriceBands id={anchor} prices={prices} heading={heading} text={text} /> : null;

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
