import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { SecondaryLink } from '../components/button';
import { Link } from '../components/link';
import { Paragraphs } from '../components/paragraphs';
import { media } from '../theme/breakpoints';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { fontSize, lineHeight } from '../theme/type';
import { CardColumns } from './card-columns';
import { PartsList } from './parts-list';
import { Section } from './section';
import { Waypoints } from './waypoints';

type Block = Queries.RoutedPageBlockFragment;
type Item = Block['items'][number];

const Facts = styled.dl`
  display: grid;
  gap: 0 ${space[6]};
  ${media.up.md} {
    grid-template-columns: 1fr 1fr;
  }
  > div {
    padding-block: ${space[3]};
    border-top: 1px solid ${color.line};
  }
  dt {
    font-size: ${fontSize.h3};
    font-weight: 600;
    line-height: ${lineHeight.heading};
    text-wrap: balance;
  }
  dd {
    margin-top: ${space[1]};
    color: ${color.textMuted};
  }
  ${media.up.md} {
    /* The last of an odd number has its name in one column and its text in the other, as among cards. */
    > div:last-of-type:nth-of-type(2n + 3) {
      display: grid;
      grid-column: 1 / -1;
      grid-template-columns: 1fr 1fr;
      column-gap: ${space[6]};
      align-items: baseline;
    }
  }
`;

const More = styled.p`
  margin-top: ${space[5]};
`;

const FactList = ({ items }: { items: readonly Item[] }) => (
  <Facts>
    {items.map(({ name, text, link }) => (
      <div key={name}>
        <dt>{link ? <Link to={link}>{name}</Link> : name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </Facts>
);

/** The list of each kind of block that has one; a statement has none. */
const lists = { columns: CardColumns, facts: FactList, list: PartsList, steps: Waypoints };

const hasList = (kind: string): kind is keyof typeof lists => kind in lists;

/** Kinds narrow enough to sit next to their heading. */
const besides = ['facts', 'statement'];

/** Renders a block according to its kind. */
function BlockSection({ block }: { block: Block }) {
  const { id, kind, heading, text, items, link } = block;
  const statement = kind === 'statement' && text;
  const List = hasList(kind) ? lists[kind] : null;
  return (
    <Section id={id} heading={heading} intro={statement ? null : text} beside={besides.includes(kind)} paper={kind === 'steps'}>
      {statement ? <Paragraphs text={statement} lead /> : null}
      {List ? <List items={items} /> : null}
      {link ? (
        <More>
          <SecondaryLink to={link.path}>{link.label}</SecondaryLink>
        </More>
      ) : null}
    </Section>
  );
}

/** The blocks of a page with a route of its own, in order; `page-blocks/` has those that pages of blocks are made of. */
export function RoutedPageBlocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <>
      {blocks.map((block) => (
        <BlockSection key={block.id} block={block} />
      ))}
    </>
  );
}

export const routedPageBlockFragment = graphql`
  fragment RoutedPageBlock on RoutedPageBlock {
    kind
    id
    heading
    text
    items {
      name
      text
      note
      link
    }
    link {
      label
      path
    }
  }
`;
