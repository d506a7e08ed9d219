import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Annotation } from '../../components/annotation';
import { media } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { px, size, space } from '../../theme/space';
import { fontSize } from '../../theme/type';

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

export function TableOfContents({ chapters }: { chapters: readonly { id: string; text: string }[] }) {
  const { t } = useTranslation();
  return (
    <Contents aria-label={t('blog.contents')}>
      <Annotation aria-hidden="true">{t('blog.contents')}</Annotation>
      <ol className="contents">
        {chapters.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </Contents>
  );
}
