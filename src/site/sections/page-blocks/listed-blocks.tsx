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

type PricesBlockProps = {
  block: Queries.PricesBlockFragment;
  /** In place of the prices, where they are not known: in the editor's preview, which has no other file. */
  note?: { heading: string; line: string } | undefined;
};

/** The price ranges of the site. */
export function PricesBlock({ block: { anchor, heading, text, prices }, note }: PricesBlockProps) {
  if (prices) return <PriceBands id={anchor} prices={prices} heading={heading} text={text} />;
  if (!note) return null;
  return (
    <Section {...sectionOf({ anchor, heading: heading ?? note.heading, text })} paper>
      <p>{note.line}</p>
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
