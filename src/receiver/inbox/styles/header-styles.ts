import { media } from '../../../site/theme/breakpoints';
import { color } from '../../../site/theme/colors';
import { px, size, space } from '../../../site/theme/space';
import { fontWeight } from '../../../site/theme/type';

/** The header, and rows of links that show the current page. */
export const headerStyles = `
.skip {
  position: absolute;
  left: ${space[2]};
  top: -10rem;
  z-index: 1;
  padding: ${space[1]} ${space[2]};
  background: ${color.accent};
  color: ${color.onAccent};
}
.skip:focus {
  top: ${space[1]};
  color: ${color.onAccent};
}
.top {
  border-bottom: 1px solid ${color.line};
  background: ${color.groundDeep};
}
.top .wrap {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space[3]};
  min-height: ${px(size.headerHeight)};
  padding-block: ${space[1]};
}
.brand {
  margin-right: auto;
  font-weight: ${fontWeight.heavy};
}
.brand a {
  display: inline-block;
  padding-block: ${space[1]};
  color: ${color.text};
  text-decoration: none;
}
.brand span {
  margin-left: ${space.half};
  padding-left: ${space[1]};
  border-left: 1px solid ${color.brand};
  color: ${color.textMuted};
  font-weight: ${fontWeight.regular};
}
.menu, .tabs, .spans {
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
}
.menu a, .tabs a, .spans a {
  display: inline-block;
  padding-block: 0.75rem calc(0.75rem + 2px);
  color: ${color.textMuted};
  text-decoration: none;
}
.menu a:hover, .tabs a:hover, .spans a:hover {
  padding-bottom: 0.75rem;
  border-bottom: 2px solid ${color.controlLine};
  color: ${color.text};
}
.menu [aria-current], .tabs [aria-current], .spans [aria-current] {
  padding-bottom: 0.75rem;
  border-bottom: 2px solid ${color.brand};
  color: ${color.text};
}
.tabs [aria-current] { border-color: ${color.accent}; }
${media.tabletDown} {
  .brand { width: 100%; }
  .log-out { margin-left: auto; }
  .menu, .tabs { gap: 0 ${space[2]}; }
}
`;
