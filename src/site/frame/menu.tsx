import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { useRef } from 'react';
import type { MenuEntry } from '../../contract/site-data';
import { alwaysOpen } from '../components/always-open';
import { useDismissibleDetails } from '../components/use-dismissible-details';
import { CallToAction } from '../sections/call-to-action';
import { media } from '../theme/breakpoints';
import { color } from '../theme/colors';
import { px, size, space } from '../theme/space';
import { fontWeight } from '../theme/type';
import { useOtherLanguages } from '../words/other-languages';
import { EntryLink, MenuItem } from './menu-item';

const Toggle = styled.details`
  ${media.menuMobile} {
    flex-shrink: 0;
  }
  /* As the page arrives: a missing summary shows as the browser’s own “Details”, and an unfinished one moves the button. */
  &:not(:has(> nav)) {
    display: none;
  }
  ${media.print} {
    display: none;
  }
  /* One menu for all screens: on a wide one its content is always shown and the button is not. */
  ${media.menuDesktop} {
    ${alwaysOpen}
    margin-inline-start: clamp(0px, 16vw - 168px, 64px);
  }
`;

const ToggleButton = styled.summary`
  display: flex;
  align-items: center;
  gap: ${px(8)};
  min-height: 44px;
  /* In pixels, because large text needs the room. */
  padding-inline: ${px(16)};
  border: 1px solid ${color.controlLine};
  font-weight: ${fontWeight.strong};
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  &::before {
    content: '';
    width: 18px;
    height: 10px;
    border-block: 2px solid currentColor;
  }
  details[open] > &::before {
    height: 0;
    border-bottom: 0;
  }
`;

const Panel = styled.nav`
  ${media.menuMobile} {
    position: absolute;
    inset: 100% 0 auto;
    max-height: calc(100vh - ${px(size.headerHeight)});
    max-height: calc(100dvh - ${px(size.headerHeight)});
    padding: ${space[2]} ${px(size.sectionPadding.mobile)} ${space[6]};
    overflow-y: auto;
    overscroll-behavior: contain;
    background: ${color.ground};
    border-bottom: 1px solid ${color.line};
  }
  ${media.tabletUp} {
    padding-inline: ${px(size.sectionPadding.tablet)};
  }
  ${media.menuDesktop} {
    padding: 0;
  }
`;

const Entries = styled.ul`
  /* More entries than fit beside logo and button continue on a second line. */
  ${media.menuDesktop} {
    display: flex;
    flex-wrap: wrap;
  }
  ${media.up.lg} {
    column-gap: ${space[1]};
  }
  > li {
    border-bottom: 1px solid ${color.line};
  }
  /* As the page arrives: without its summary, a panel would show as the browser’s own “Details”, and move when it comes. */
  details:not(:has(> summary)) {
    display: none;
  }
  ${media.menuDesktop} {
    > li {
      position: relative;
      border: 0;
    }
  }
`;

const Action = styled.div`
  padding-top: ${space[3]};
  ${media.menuDesktop} {
    display: none;
  }
`;

type MenuProps = { entries: readonly MenuEntry[]; cta: string | null };

/** The site's menu: nested `details`, so that it opens by mouse, touch and keyboard before and without JavaScript. */
export function Menu({ entries, cta }: MenuProps) {
  const { t } = useTranslation();
  const ref = useRef<HTMLDetailsElement>(null);
  useDismissibleDetails(ref);
  const languages = useOtherLanguages();
  return (
    <Toggle ref={ref}>
      <ToggleButton>{t('header.menu')}</ToggleButton>
      <Panel aria-label={t('header.main')}>
        <Entries className="entries">
          {entries.map((entry) => (
            <li key={entry.label}>
              <MenuItem entry={entry} />
            </li>
          ))}
          {languages.map((link) => (
            <li key={link.lang}>
              <EntryLink {...link} />
            </li>
          ))}
        </Entries>
        <Action>
          <CallToAction label={cta} look="outlined" />
        </Action>
      </Panel>
    </Toggle>
  );
}
