import { graphql } from 'gatsby';
import { Annotation } from '../components/annotation';
import { SeparatedNotes } from '../components/separated-notes';

type NamedText = Queries.NamedTextFragment & { note?: string | null };

export type NamedTextsProps = { items: readonly NamedText[] };

const numberOf = (index: number) => String(index + 1).padStart(2, '0');

/**
 * The entries of a numbered list: each has a number, a name, and an explanation; with `noted`, also a note beside the number, in one or
 * several parts with dots between them.
 */
export const NumberedTexts = ({ items, noted = false }: NamedTextsProps & { noted?: boolean }) => (
  <>
    {items.map(({ name, text, note }, index) => (
      <li key={name}>
        <Annotation as={SeparatedNotes}>
          <span aria-hidden="true">{`${numberOf(index)} `}</span>
          {noted && note ? note.split(' · ').map((part) => <span key={part}>{`${part} `}</span>) : null}
        </Annotation>
        <h3>{name}</h3>
        <p>{text}</p>
      </li>
    ))}
  </>
);

export const namedTextFragment = graphql`
  fragment NamedText on NamedText {
    name
    text
  }
`;
