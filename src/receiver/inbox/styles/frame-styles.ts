import { media } from '../../../site/theme/breakpoints';
import { color } from '../../../site/theme/colors';
import { px, size, space } from '../../../site/theme/space';
import { fontFamily, fontSize, measure } from '../../../site/theme/type';

/** What every page has, besides the elements as on the site. */
export const frameStyles = `
body, table, button { overflow-wrap: anywhere; }
h1 {
  font-size: ${fontSize.h2};
  margin-bottom: ${space[2]};
}
h2 { font-size: ${fontSize.h3}; }
h3 { font-size: ${fontSize.body}; }
.visually-hidden {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
.wrap {
  width: 100%;
  max-width: ${px(size.wrapperMaxWidth + 2 * size.sectionPadding.mobile)};
  margin: 0 auto;
  padding-inline: ${px(size.sectionPadding.mobile)};
}
.brand span, .annotation, .tag, .state, .count, .summary, .hint, time, .pager span {
  font-family: ${fontFamily.mono};
  font-size: ${fontSize.annotation};
  letter-spacing: 0;
}
main { padding-block: ${space[5]} ${space[10]}; }
.narrow { max-width: 36rem; }
.lead, .intro {
  max-width: ${measure};
  margin-bottom: ${space[3]};
  color: ${color.textMuted};
}
.hint, .annotation { color: ${color.textMuted}; }
.notice {
  margin-bottom: ${space[3]};
  padding: ${space[2]};
  border-left: 3px solid ${color.success};
  background: ${color.raised};
}
.alarm { border-color: ${color.error}; }
.problem { color: ${color.error}; }
time { display: inline-block; }
.tag {
  display: inline-block;
  padding: 0 ${space[1]};
  border: 1px solid ${color.controlLine};
  border-radius: 2px;
  color: ${color.textMuted};
}
.count { color: ${color.textFaint}; }
${media.tabletUp} {
  .wrap { padding-inline: ${px(size.sectionPadding.tablet)}; }
}
`;
