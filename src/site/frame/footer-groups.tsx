import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { FooterGroup } from '../../contract/site-data';
import { alwaysOpen } from '../components/always-open';
import { Link } from '../components/link';
import { plusToggle } from '../components/plus-toggle';
import { Wrapper } from '../components/wrapper';
import { media } from '../theme/breakpoints';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { fontSize, fontWeight } from '../theme/type';
import { inSentence } from '../words/in-sentence';
import { footerColumn } from './footer-column';

const Columns = styled(Wrapper)`
  padding-block: ${space[4]};
  ${media.up.md} {
    display: grid;
    grid-template-columns: repeat(auto-fill, ${footerColumn});
    gap: ${space[6]} ${space[1]};
    padding-block: ${space[8]};
  }
`;

/* On a phone each group opens and closes; on wider screens its links are always shown under a heading. */
const Group = styled.details`
  border-bottom: 1px solid ${color.line};
  ${media.up.md} {
    border: 0;
    &[data-long] {
      grid-column: 1 / -1;
    }
    &[data-double] {
      grid-column: span 2;
    }
    ${alwaysOpen}
    /* Closed, a long one needs no more room than the others. */
    @supports not selector(::details-content) {
      &:not([open]) {
        grid-column: auto;
      }
    }
  }
`;

const Toggle = styled.summary`
  ${plusToggle}
  min-height: 56px;
  font-weight: ${fontWeight.strong};
`;

const Title = styled.h3`
  display: none;
  margin-bottom: ${space[2]};
  font-size: ${fontSize.body};
  letter-spacing: 0;
  line-height: 1.5;
  a {
    display: inline-flex;
    align-items: center;
    min-height: 24px;
    color: ${color.text};
    text-decoration: none;
  }
  a:hover,
  [aria-current='page'] {
    text-decoration: underline;
  }
  ${media.up.md} {
    display: block;
  }
`;

const Links = styled.ul`
  padding-bottom: ${space[2]};
  ${media.up.md} {
    padding: 0;
    [data-long] & {
      columns: ${footerColumn} auto;
      column-gap: ${space[1]};
    }
    [data-double] & {
      columns: 2;
      column-gap: ${space[1]};
    }
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding-block: 5px;
    color: ${color.textMuted};
    font-size: ${fontSize.small};
    line-height: 1.35;
    text-decoration: none;
  }
  ${media.up.md} {
    a {
      min-height: 30px;
    }
  }
  a:hover {
    color: ${color.text};
    text-decoration: underline;
  }
  a[aria-current='page'] {
    color: ${color.accent};
    text-decoration: underline;
  }
  .all {
    ${media.up.md} {
      display: none;
    }
  }
`;

/** The number of links from which a group spans two columns, or a whole row. */
const doubleFrom = 10;
const longFrom = 20;

function breadthOf(links: number) {
  if (links >= longFrom) return { 'data-long': '' };
  return links >= doubleFrom ? { 'data-double': '' } : {};
}

export function FooterGroups({ groups }: { groups: readonly FooterGroup[] }) {
  const { t, i18n } = useTranslation();
  return (
    <nav aria-label={t('footer.label')}>
      <Columns>
        {groups.map(({ title, path, links }) => (
          <Group key={title} {...breadthOf(links.length)}>
            <Toggle>{title}</Toggle>
            <Title>{path ? <Link to={path}>{title}</Link> : title}</Title>
            <Links>
              {path ? (
                <li className="all">
                  <Link to={path}>{t('footer.allOf', { title, titleInSentence: inSentence(title, i18n.language) })}</Link>
                </li>
              ) : null}
              {links.map((link) => (
                <li key={link.path}>
                  <Link to={link.path}>{link.label}</Link>
                </li>
              ))}
            </Links>
          </Group>
        ))}
      </Columns>
    </nav>
  );
}
