import { media } from '../../../site/theme/breakpoints';
import { color } from '../../../site/theme/colors';
import { space } from '../../../site/theme/space';
import { fontSize } from '../../../site/theme/type';

/** The list of leads, its tabs and pagination. */
export const listStyles = `
.tabs {
  margin-bottom: ${space[2]};
  border-bottom: 1px solid ${color.line};
}
.tabs a { margin-bottom: -1px; }
.summary {
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[3]};
  margin-bottom: ${space[1]};
  color: ${color.textMuted};
}
.summary a {
  display: inline-block;
  padding-block: ${space.half};
}
.leads {
  border-top: 1px solid ${color.line};
}
.leads > li {
  position: relative;
  display: grid;
  gap: ${space.half} ${space[3]};
  padding: ${space[2]} 0;
  border-bottom: 1px solid ${color.line};
}
.leads > li:hover { background: ${color.raised}; }
.leads h2 {
  font-size: ${fontSize.body};
  letter-spacing: 0;
}
.leads h2 a {
  color: ${color.text};
  text-decoration: none;
}
/* The whole row opens the lead. */
.leads h2 a::after {
  content: '';
  position: absolute;
  inset: 0;
}
.leads > li:hover h2 a { text-decoration: underline; }
.leads h2 a:focus-visible { outline: none; }
.leads h2 a:focus-visible::after {
  outline: 2px solid ${color.focus};
  outline-offset: 2px;
}
.who p, .message, .facts {
  font-size: ${fontSize.small};
  color: ${color.textMuted};
}
.message { max-width: 60ch; }
.facts {
  display: flex;
  flex-wrap: wrap;
  gap: ${space.half} ${space[2]};
  align-items: baseline;
}
.facts .tag { margin-right: ${space[1]}; }
.states {
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
}
.state::before {
  content: '';
  display: inline-block;
  width: 0.55em;
  height: 0.55em;
  margin-right: 0.5em;
  border: 1px solid currentColor;
  border-radius: 50%;
}
.state {
  color: ${color.textMuted};
  white-space: nowrap;
}
.delivered { color: ${color.success}; }
.delivered::before { background: currentColor; }
.dead { color: ${color.error}; }
.dead::before {
  border-radius: 0;
  background: currentColor;
}
.empty {
  padding: ${space[6]} ${space[2]};
  border: 1px dashed ${color.controlLine};
  color: ${color.textMuted};
  text-align: center;
}
.pager {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  margin-top: ${space[2]};
}
.pager a { padding-block: ${space[1]}; }
.pager span { color: ${color.textMuted}; }
${media.desktopUp} {
  .leads > li {
    grid-template-columns: minmax(0, 15rem) minmax(0, 1fr) minmax(0, 25rem);
    padding-inline: ${space[1]};
  }
  .facts {
    display: grid;
    align-content: start;
    gap: 0;
  }
}
`;
