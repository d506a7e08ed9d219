import styled from '@emotion/styled';
import { Annotation } from '../../components/annotation';
import { Picture } from '../../components/picture';
import { color } from '../../theme/colors';
import { fontSize } from '../../theme/type';

/* Square, even if the picture is not. */
const Frame = styled.div`
  display: grid;
  overflow: hidden;
  aspect-ratio: 1;
  border: 1px solid ${color.line};
  background: ${color.groundDeep};
  img {
    height: 100%;
    object-fit: cover;
  }
`;

const Blank = styled(Frame)`
  container-type: inline-size;
`;

const Initials = styled(Annotation)`
  place-self: center;
  font-size: max(${fontSize.annotation}, 20cqi);
  line-height: 1;
  color: ${color.link};
`;

type PortraitProps = {
  name: string;
  portrait: Queries.PictureFragment | null;
  sizes: string;
  first?: boolean;
  /** Whether the name is next to it, so that the portrait need not be announced. */
  named?: boolean;
};

/** Keeps two Arabic letters from joining, which would read as a word. */
const nonJoiner = '\u200c';

/** The first letters of the first and the last name, without words such as "do", "van" or "d’". */
function initialsOf(name: string): string {
  const words = name.split(/\s+(?:\p{Ll}+['’])?/u);
  const capitalized = words.filter((word) => /^\p{Lu}/u.test(word));
  const names = capitalized.length > 0 ? capitalized : words;
  const letters = [names.at(0), names.length > 1 ? names.at(-1) : ''].flatMap((word = '') => [...word].slice(0, 1));
  return letters.join(/^[\u0600-\u06ff]/.test(name) ? nonJoiner : '');
}

/** A person's portrait, or their initials if they have none. */
export function Portrait({ name, portrait, sizes, first = false, named = true }: PortraitProps) {
  return portrait ? (
    <Frame className="portrait">
      <Picture picture={named ? { ...portrait, alt: '' } : portrait} sizes={sizes} first={first} />
    </Frame>
  ) : (
    <Blank className="portrait">
      <Initials aria-hidden="true">{initialsOf(name)}</Initials>
    </Blank>
  );
}
