import { baseStyles } from '../../site/theme/base-styles';
import { media } from '../../site/theme/breakpoints';
import { color } from '../../site/theme/colors';
import { px, size, space } from '../../site/theme/space';
import { fontFamily, fontSize, fontWeight, measure } from '../../site/theme/type';

/** The style sheet of the login page, in the site's own look. */
export const loginStyles = `${baseStyles}
main {
  max-width: ${measure};
  margin-inline: auto;
  padding: ${space[6]} ${px(size.sectionPadding.mobile)};
}
h1 {
  margin-bottom: ${space[2]};
  font-size: ${fontSize.h2};
}
h2 {
  margin: ${space[5]} 0 ${space[1]};
  font-size: ${fontSize.h3};
}
p + p { margin-top: ${space[1]}; }
ol {
  display: grid;
  gap: ${space[3]};
  margin-top: ${space[4]};
  padding-left: ${space[3]};
}
li::marker {
  color: ${color.textMuted};
  font-family: ${fontFamily.mono};
}
dl {
  margin-top: ${space[2]};
  border-top: 1px solid ${color.line};
}
dl div {
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  padding: ${space[1]} 0;
  border-bottom: 1px solid ${color.line};
}
dt {
  flex: 0 0 10rem;
  color: ${color.textMuted};
}
dd { overflow-wrap: anywhere; }
label {
  display: block;
  margin-bottom: ${space.half};
  font-weight: ${fontWeight.strong};
}
input {
  width: 100%;
  padding: ${space[1]} ${space[2]};
  border: 1px solid ${color.controlLine};
  background: ${color.raised};
}
input[aria-invalid=true] { border-color: ${color.error}; }
[role=alert] {
  min-height: ${space[4]};
  padding-block: ${space.half};
  color: ${color.error};
}
button {
  min-width: ${px(size.subscribeButton.width)};
  min-height: ${px(size.subscribeButton.height)};
  border: 0;
  background: ${color.accent};
  color: ${color.onAccent};
  font-weight: ${fontWeight.strong};
  cursor: pointer;
}
button:hover { background: ${color.accentHover}; }
button:disabled { opacity: .6; }
${media.mobile} {
  main { padding-block: ${space[4]}; }
  button { width: 100%; }
  dt { flex-basis: 100%; }
}
`;
