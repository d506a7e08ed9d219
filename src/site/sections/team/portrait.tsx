import styled from '@emotion/styled';
import { Annotation } from '../../components/annotation';
import { Picture } from '../../components/picture';
import { color } from '../../theme/colors';

/* Square, whatever the proportions of the picture. */
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

const Initials = styled(Annotation)`
  place-self: center;
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

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('');

/** A person's portrait, or their initials if they have none. */
export function Portrait({ name, portrait, sizes, first = false, named = true }: PortraitProps) {
  return (
    <Frame className="portrait">
      {portrait ? (
        <Picture picture={named ? { ...portrait, alt: '' } : portrait} sizes={sizes} first={first} />
      ) : (
        <Initials aria-hidden="true">{initialsOf(name)}</Initials>
      )}
    </Frame>
  );
}
