import styled from '@emotion/styled';
import type { MenuEntry } from '../../contract/site-data';
import { Link } from '../components/link';
import { media } from '../theme/breakpoints';
import { color } from '../theme/colors';
import { px, size, space } from '../theme/space';
import { fontSize, fontWeight } from '../theme/type';

const entryLook = `
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]};
  min-height: 56px;
  padding-inline: 0 ${space.half};
  color: ${color.text};
  font-size: ${fontSize.lead};
  font-weight: ${fontWeight.medium};
  text-decoration: none;
  &:hover {
    color: ${color.link};
  }
  ${media.menuDesktop} {
    min-height: 44px;
    /* As close together as six short entries need on the smallest screens with this menu. */
    padding-inline: clamp(6px, 1.6vw - 10px, 16px);
    font-size: ${fontSize.body};
    white-space: nowrap;
  }
`;

/* Underlined, too: some visitors cannot tell gold from white, or see neither. */
const currentLook = `
  color: ${color.accent};
  text-decoration: underline;
  text-decoration-thickness: 2px;
  text-underline-offset: 0.4em;
`;

/** A link of the menu that opens no panel. */
export const EntryLink = styled(Link)`
  ${entryLook}
  &[aria-current] {
    ${currentLook}
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
  /* The current page, or its section, is in this panel, which may be closed. */
  details:has([aria-current]) > & {
    ${currentLook}
  }
`;

/** The number of links from which a panel may be longer than a window in which the header stays in view. */
const longPanelFrom = 10;

const Sublinks = styled.ul`
  padding-bottom: ${space[2]};
  ${media.menuDesktop} {
    position: absolute;
    /* Above entries on a second line of the menu. */
    z-index: 1;
    top: calc(100% + ${space[1]});
    inset-inline-start: 0;
    min-width: 280px;
    padding: ${space[1]} 0;
    background: ${color.raised};
    border: 1px solid ${color.line};
    border-top: 2px solid ${color.brand};
    /* As many may not fit below the header, which stays in view. It leaves room for entries on several lines. */
    &[data-long='true'] {
      max-height: calc(100vh - ${px(2 * size.headerHeight)});
      max-height: calc(100dvh - ${px(2 * size.headerHeight)});
      overflow-y: auto;
      overscroll-behavior: contain;
      a {
        outline-offset: -2px;
      }
    }
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
  &[aria-current] {
    ${currentLook}
  }
`;

/** Whether no other link of the panel leads to a page below this one. */
const isOwnSection = ({ path }: MenuEntry['links'][number], { links }: MenuEntry) =>
  links.every((other) => other.path === path || !other.path.startsWith(path));

/** An entry of the menu: a link, or a submenu that opens. */
export function MenuItem({ entry }: { entry: MenuEntry }) {
  if (entry.links.length === 0)
    return (
      <EntryLink to={entry.path} section>
        {entry.label}
      </EntryLink>
    );
  return (
    <details name="submenu">
      <EntryToggle>{entry.label}</EntryToggle>
      <Sublinks data-long={entry.links.length >= longPanelFrom}>
        {entry.links.map((link) => (
          <li key={link.label}>
            <Sublink to={link.path} section={isOwnSection(link, entry)}>
              {link.label}
            </Sublink>
          </li>
        ))}
      </Sublinks>
    </details>
  );
}
