import styled from '@emotion/styled';
import { gridPaper } from '../../components/grid-paper';
import { Picture } from '../../components/picture';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { fontFamily, fontSize } from '../../theme/type';

/** All cards of a list have one aspect ratio, even if their pictures do not. */
const Frame = styled.div`
  overflow: hidden;
  aspect-ratio: 16 / 9;
  background-color: ${color.raised};
  border: 1px solid ${color.line};
  img {
    height: 100%;
    object-fit: cover;
  }
`;

const Plate = styled(Frame)`
  display: grid;
  place-items: end start;
  padding: ${space[3]};
  ${gridPaper(24)}
  border-inline-start: 3px solid ${color.brand};
  color: ${color.link};
  font-family: ${fontFamily.mono};
  font-size: ${fontSize.h3};
`;

type PostCoverProps = {
  post: Pick<Queries.PostListEntryFragment, 'picture' | 'topics' | 'isoDate'>;
  /** The displayed width, as a value of the `sizes` attribute. */
  sizes: string;
  /** Whether the picture is likely on the first screen, and loads eagerly. */
  first: boolean;
};

/** A post's picture on a card; if only other posts have one, a plate with its main topic. */
export const PostCover = ({ post: { picture, topics, isoDate }, sizes, first }: PostCoverProps) =>
  picture ? (
    <Frame className="cover">
      <Picture picture={picture} sizes={sizes} first={first} />
    </Frame>
  ) : (
    <Plate className="cover" aria-hidden="true">
      {topics[0]?.label ?? isoDate}
    </Plate>
  );
