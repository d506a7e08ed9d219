import { media } from '../../../site/theme/breakpoints';
import { color } from '../../../site/theme/colors';
import { space } from '../../../site/theme/space';
import { fontFamily, fontSize, measure } from '../../../site/theme/type';

/** One lead, and the pages that ask before erasing. */
export const leadStyles = `
.back {
  margin-bottom: ${space[1]};
  font-size: ${fontSize.small};
}
.back a {
  display: inline-block;
  padding-block: ${space.half};
}
.lead-page {
  display: grid;
  gap: 0 ${space[6]};
  margin-block: ${space[3]};
}
.lead-page section {
  padding-block: ${space[3]};
  border-top: 1px solid ${color.line};
}
.lead-page h2 { margin-bottom: ${space[2]}; }
.fields, .facts-list {
  display: grid;
  gap: ${space[2]};
}
.facts-list { gap: ${space[1]}; }
dt {
  color: ${color.textMuted};
  font-size: ${fontSize.small};
}
dd {
  max-width: ${measure};
  white-space: pre-wrap;
}
dd a {
  display: inline-block;
  padding-block: ${space.half};
}
.facts-list dd {
  font-family: ${fontFamily.mono};
  font-size: ${fontSize.annotation};
  line-height: 1.85;
}
.none { color: ${color.textFaint}; }
.lead-page form, .lead-page p + p { margin-top: ${space[2]}; }
.lead-page section > ul:not(.targets) { padding-left: 1.25em; }
.targets {
  display: grid;
  gap: ${space[3]};
}
.targets h3 {
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[2]};
}
.targets p {
  color: ${color.textMuted};
  font-size: ${fontSize.small};
}
.targets p + p { margin-top: 0; }
.targets form { margin-top: ${space[1]}; }
.answer bdi {
  font-family: ${fontFamily.mono};
  font-size: ${fontSize.annotation};
  color: ${color.text};
}
.lines {
  margin-block: ${space[2]};
  border-top: 1px solid ${color.line};
}
.lines li {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[2]};
  padding-block: ${space[1]};
  border-bottom: 1px solid ${color.line};
}
.lines time {
  margin-left: auto;
  color: ${color.textMuted};
}
${media.tabletUp} {
  .facts-list > div {
    display: grid;
    grid-template-columns: 13rem minmax(0, 1fr);
  }
}
${media.desktopUp} {
  .lead-page { grid-template-columns: minmax(0, 1fr) minmax(0, 26rem); }
}
`;
