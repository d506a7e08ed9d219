import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { SecondaryLink } from '../components/button';
import { Link } from '../components/link';
import { Paragraphs } from '../components/paragraphs';
import { media } from '../theme/breakpoints';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { fontSize } from '../theme/type';
import { CardColumns } from './card-columns';
import { PartsList } from './parts-list';
import { Section } from './section';
import { Waypoints } from './waypoints';

type Block = Queries.BlockFragment;
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
  }
  dd {
    margin-top: ${space.half};
    color: ${color.textMuted};
  }
`;

const More = styled.p`
  margin-top: ${space[5]};
`;

const itemName = ({ name, link }: Item) => (link ? <Link to={link}>{name}</Link> : name);

function facts(items: readonly Item[]) {
  return (
    <Facts>
      {items.map((item) => (
        <div key={item.name}>
          <dt>{itemName(item)}</dt>
          <dd>{item.text}</dd>
        </div>
      ))}
    </Facts>
  );
}

const drawings = {
  columns: (items: readonly Item[]) => <CardColumns items={items} />,
  facts,
  list: (items: readonly Item[]) => <PartsList items={items} />,
  steps: (items: readonly Item[]) => <Waypoints items={items} />,
  statement: () => null,
};

/** Kinds narrow enough to sit next to their heading. */
const besides = ['facts', 'statement'];

const isKind = (kind: string): kind is keyof typeof drawings => kind in drawings;

/** Renders a block according to its kind. */
export function BlockSection({ block }: { block: Block }) {
  const { id, kind, heading, text, items, link } = block;
  const statement = kind === 'statement' && text;
  return (
    <Section id={id} heading={heading} intro={statement ? null : text} beside={besides.includes(kind)} paper={kind === 'steps'}>
      {statement ? <Paragraphs text={statement} lead /> : null}
      {isKind(kind) ? drawings[kind](items) : null}
      {link ? (
        <More>
          <SecondaryLink to={link.path}>{link.label}</SecondaryLink>
        </More>
      ) : null}
    </Section>
  );
}

/** Renders a page's blocks in order. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <>
      {blocks.map((block) => (
        <BlockSection key={block.id} block={block} />
      ))}
    </>
  );
}

export const blockFragment = graphql`
  fragment Block on Block {
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
