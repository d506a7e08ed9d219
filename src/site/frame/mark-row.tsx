import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { Mark } from '../../contract/site-data';
import { Annotation } from '../components/annotation';
import { VisuallyHidden } from '../components/visually-hidden';
import { media } from '../theme/breakpoints';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { fontWeight } from '../theme/type';
import { footerColumn } from './footer-column';

const Row = styled.div`
  display: grid;
  gap: ${space[2]} ${space[1]};
  padding-block: ${space[3]};
  ul {
    display: grid;
    grid-template-columns: repeat(2, auto);
    gap: ${space[1]} ${space[3]};
  }
  ${media.tabletUp} {
    ul {
      display: flex;
      flex-wrap: wrap;
      column-gap: ${space[5]};
    }
  }
  /* Both rows of marks align with the columns of links above them. */
  ${media.up.md} {
    grid-template-columns: ${footerColumn} 1fr;
    align-items: center;
    ul {
      display: grid;
      grid-template-columns: repeat(auto-fill, ${footerColumn});
      column-gap: ${space[1]};
    }
  }
`;

const Name = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 44px;
  color: ${color.textMuted};
  font-weight: ${fontWeight.medium};
  /* Beside a long name, the mark keeps its size. */
  > span {
    flex: none;
  }
  svg {
    width: 28px;
    height: 28px;
  }
`;

/** A row of SVG marks with their names, if there are any, some linked to an external profile. */
export function MarkRow({ title, marks }: { title: string; marks: readonly Mark[] }) {
  const { t } = useTranslation();
  if (marks.length === 0) return null;
  return (
    <Row>
      <Annotation as="h3">{title}</Annotation>
      <ul className="marks">
        {marks.map(({ name, svg, url }) => (
          <li key={name}>
            {url ? (
              <a href={url} rel="noopener">
                <MarkName name={name} svg={svg} />
                <VisuallyHidden>{t('footer.opensElsewhere')}</VisuallyHidden>
              </a>
            ) : (
              <MarkName name={name} svg={svg} />
            )}
          </li>
        ))}
      </ul>
    </Row>
  );
}

function MarkName({ name, svg }: { name: string; svg: string }) {
  return (
    <Name>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: an SVG file from content/marks, read at build time */}
      <span aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
      {name}
    </Name>
  );
}
