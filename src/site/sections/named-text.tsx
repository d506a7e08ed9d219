import { graphql } from 'gatsby';
import { Annotation } from '../components/annotation';
import { color } from '../theme/colors';
import { fontSize } from '../theme/type';

/** The look of a name with its explanation, in a list of them. */
export const namedTextLook = `
  h3 {
    font-size: ${fontSize.h3};
  }
  p {
    color: ${color.textMuted};
  }
`;

export type NamedTextsProps = { items: readonly (Queries.NamedTextFragment & { note?: string | null })[] };

/** The entries of a numbered list: each has a number, a name, and an explanation. */
export const NumberedTexts = ({ items }: NamedTextsProps) => (
  <>
    {items.map(({ name, text, note }, index) => (
      <li key={name}>
        <Annotation as="span" aria-hidden="true">
          {String(index + 1).padStart(2, '0')}
        </Annotation>
        <h3>{name}</h3>
        <p>{text}</p>
        {note ? <Annotation as="p">{note}</Annotation> : null}
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
