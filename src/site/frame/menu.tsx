import styled from '@emotion/styled';
import { useRef } from 'react';
import { Link } from '../components/link';
import { useDismissibleDetails } from '../components/use-dismissible-details';
import { CallToAction } from '../sections/call-to-action';
import { media } from '../theme/breakpoints';
import { color } from '../theme/colors';
import { px, size, space } from '../theme/space';
import { fontSize, fontWeight } from '../theme/type';

const Toggle = styled.details`
  ${media.print} {
    display: none;
  }
  /* One menu for all screens: on a wide one its content is always shown and the button is not. */
  ${media.menuDesktop} {
    @supports selector(::details-content) {
      &::details-content {
        content-visibility: visible;
        block-size: auto;
      }
      > summary {
        display: none;
      }
    }
  }
`;

const ToggleButton = styled.summary`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 44px;
  padding-inline: ${space[2]};
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
  ${media.menuDesktop} {
    display: flex;
    gap: ${space[1]};
  }
  > li {
    border-bottom: 1px solid ${color.line};
  }
  ${media.menuDesktop} {
    > li {
      position: relative;
      border: 0;
    }
  }
`;

const entryLook = `
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]};
  min-height: 56px;
  padding-inline: ${space.half};
  color: ${color.text};
  font-size: ${fontSize.lead};
  font-weight: ${fontWeight.medium};
  text-decoration: none;
  &:hover {
    color: ${color.link};
  }
  ${media.menuDesktop} {
    min-height: 44px;
    padding-inline: ${space[2]};
    font-size: ${fontSize.body};
  }
`;

const EntryLink = styled(Link)`
  ${entryLook}
  &[aria-current='page'] {
    color: ${color.accent};
  }
`;

const EntryToggle = styled.summary`
  ${entryLook}
  list-style: none;
  &::-webkit-details-marker {
    display: none;
  }
  &::after {
    content: '';
    width: 8px;
    height: 8px;
    border-right: 1.5px solid ${color.link};
    border-bottom: 1.5px solid ${color.link};
    transform: translateY(-2px) rotate(45deg);
  }
  details[open] > &::after {
    transform: translateY(2px) rotate(225deg);
  }
`;

const Sublinks = styled.ul`
  padding-bottom: ${space[2]};
  ${media.menuDesktop} {
    position: absolute;
    top: calc(100% + ${space[1]});
    left: 0;
    min-width: 280px;
    padding: ${space[1]} 0;
    background: ${color.raised};
    border: 1px solid ${color.line};
    border-top: 2px solid ${color.brand};
  }
`;

const Sublink = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 44px;
  padding-inline: ${space[2]};
  color: ${color.textMuted};
  text-decoration: none;
  &:hover {
    background: ${color.raisedHover};
    color: ${color.text};
  }
  &[aria-current='page'] {
    color: ${color.accent};
  }
`;

const Action = styled.div`
  padding-top: ${space[3]};
  ${media.menuDesktop} {
    display: none;
  }
`;

type Entry = NonNullable<Queries.HeaderQuery['navigation']>['header'][number];

type MenuProps = { label: string; toggle: string; entries: readonly Entry[]; cta: string | null };

/** The site's menu: nested `details`, so that it opens by mouse, touch and keyboard before and without JavaScript. */
export function Menu({ label, toggle, entries, cta }: MenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useDismissibleDetails(ref);
  return (
    <Toggle ref={ref}>
      <ToggleButton>{toggle}</ToggleButton>
      <Panel aria-label={label}>
        <Entries className="entries">
          {entries.map((entry) => (
            <li key={entry.label}>
              {entry.links.length > 0 ? <Submenu entry={entry} /> : <EntryLink to={entry.path}>{entry.label}</EntryLink>}
            </li>
          ))}
        </Entries>
        <Action>
          <CallToAction label={cta} />
        </Action>
      </Panel>
    </Toggle>
  );
}

function Submenu({ entry }: { entry: Entry }) {
  return (
    <details name="submenu">
      <EntryToggle>{entry.label}</EntryToggle>
      <Sublinks className="sublinks">
        {entry.links.map((link) => (
          <li key={link.label}>
            <Sublink to={link.path}>{link.label}</Sublink>
          </li>
        ))}
      </Sublinks>
    </details>
  );
}
