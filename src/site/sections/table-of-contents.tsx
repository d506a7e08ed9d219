import styled from '@emotion/styled';
import { Annotation } from '../components/annotation';
import { media } from '../theme/breakpoints';
import { color } from '../theme/colors';
import { px, size, space } from '../theme/space';
import { fontSize } from '../theme/type';

const Contents = styled.nav`
  padding-block: ${space[2]};
  padding-inline-start: ${space[3]};
  border-inline-start: 1px solid ${color.brand};
  ${media.desktopUp} {
    position: sticky;
    top: ${px(size.headerHeight + 24)};
  }
  ${media.print} {
    display: none;
  }
  a {
    display: block;
    padding-block: ${space.half};
    color: ${color.textMuted};
    font-size: ${fontSize.small};
    line-height: 1.4;
    text-decoration: none;
  }
  ${media.touch} {
    a {
      padding-block: 0.75rem;
    }
  }
  a:hover {
    color: ${color.text};
    text-decoration: underline;
  }
`;

type TableOfContentsProps = { label: string; chapters: readonly { id: string; text: string }[] };

export const TableOfContents = ({ label, chapters }: TableOfContentsProps) => (
  <Contents aria-label={label}>
    <Annotation aria-hidden="true">{label}</Annotation>
    <ol className="contents">
      {chapters.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  </Contents>
);
