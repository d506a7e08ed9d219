import { media } from '../../../site/theme/breakpoints';
import { color } from '../../../site/theme/colors';
import { duration } from '../../../site/theme/motion';
import { space } from '../../../site/theme/space';
import { fontSize, fontWeight } from '../../../site/theme/type';

/** Buttons, fields and the forms around them. */
export const controlStyles = `
button, .button {
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-height: 48px;
  max-width: 100%;
  padding: ${space[1]} ${space[3]};
  border: 1px solid transparent;
  border-radius: 2px;
  font-weight: ${fontWeight.strong};
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${duration.fast}, border-color ${duration.fast};
}
.primary {
  background: ${color.accent};
  color: ${color.onAccent};
}
.primary:hover { background: ${color.accentHover}; }
.secondary {
  background: transparent;
  border-color: ${color.controlLine};
  color: ${color.text};
}
.secondary:hover {
  background: ${color.raisedHover};
  border-color: ${color.link};
  color: ${color.text};
}
.danger {
  background: transparent;
  border-color: ${color.error};
  color: ${color.error};
}
.danger:hover {
  background: ${color.error};
  color: ${color.onAccent};
}
.quiet {
  padding-inline: 0;
  background: none;
  color: ${color.link};
  font-weight: ${fontWeight.regular};
  text-decoration: underline;
  text-decoration-thickness: 1px;
  text-underline-offset: 0.2em;
}
.quiet:hover { color: ${color.text}; }
label {
  display: block;
  color: ${color.textMuted};
  font-size: ${fontSize.small};
  font-weight: ${fontWeight.medium};
}
input:not([type='hidden']), select {
  width: 100%;
  min-width: 0;
  min-height: 48px;
  padding: ${space[1]} 0;
  background: transparent;
  border: 0;
  border-bottom: 1px solid ${color.controlLine};
  border-radius: 0;
}
select { text-overflow: ellipsis; }
option {
  background: ${color.raised};
  color: ${color.text};
}
input:hover, select:hover { border-color: ${color.link}; }
input:focus, select:focus {
  border-color: ${color.brand};
  box-shadow: 0 1px 0 ${color.brand};
}
[aria-invalid='true'] { border-color: ${color.error}; }
.stacked {
  display: grid;
  gap: ${space[2]};
  justify-items: start;
}
.stacked label { margin-bottom: calc(-1 * ${space[1]}); }
.stacked .primary { min-width: 12rem; }
.choice {
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-top: ${space[3]};
}
.filter {
  display: grid;
  gap: ${space[2]};
  margin-block: ${space[2]} ${space[3]};
  padding: ${space[2]};
  border: 1px solid ${color.line};
  background: ${color.raised};
}
.search {
  display: flex;
  gap: ${space[2]};
  align-items: end;
}
.search > div {
  flex: 1;
  min-width: 0;
}
.filter summary {
  padding-block: ${space[1]};
  color: ${color.link};
}
.conditions {
  display: grid;
  gap: ${space[2]};
  align-items: end;
  padding-top: ${space[1]};
}
.range { align-items: end; }
${media.tabletUp} {
  .conditions { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .filter { padding: ${space[2]} ${space[3]}; }
  .range { grid-template-columns: 1fr 1fr auto; }
  .range .spans { grid-column: 1 / -1; }
}
${media.desktopUp} {
  .conditions {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space[2]} ${space[3]};
  }
  .range { grid-template-columns: 12rem 12rem auto 1fr; }
  .range .spans {
    grid-column: auto;
    justify-content: end;
  }
}
`;
