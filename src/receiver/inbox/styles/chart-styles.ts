import { media } from '../../../site/theme/breakpoints';
import { color } from '../../../site/theme/colors';
import { space } from '../../../site/theme/space';
import { fontFamily, fontSize, fontWeight } from '../../../site/theme/type';

/** The charts and their tables. */
export const chartStyles = `
svg {
  display: block;
  width: 100%;
}
rect { fill: ${color.brand}; }
rect:hover { fill: ${color.link}; }
.grid {
  fill: none;
  stroke: ${color.line};
  stroke-width: 1;
  vector-effect: non-scaling-stroke;
}
.total { margin-bottom: ${space[4]}; }
.day-chart {
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]};
  margin-block: ${space[2]};
}
.day-chart svg { height: clamp(10rem, 22vw, 16rem); }
.scale, .ends {
  display: flex;
  justify-content: space-between;
  color: ${color.textMuted};
  font-family: ${fontFamily.mono};
  font-size: ${fontSize.annotation};
}
.scale {
  flex-direction: column;
  margin-block: -0.8em;
  text-align: right;
}
.ends { grid-column: 2; }
details > summary {
  padding-block: ${space[1]};
  color: ${color.link};
}
.scroll {
  max-height: 24rem;
  overflow: auto;
}
caption {
  padding-bottom: ${space[1]};
  font-size: ${fontSize.h3};
  font-weight: ${fontWeight.strong};
  text-align: left;
}
th, td {
  padding: ${space[1]} ${space[3]} ${space[1]} 0;
  border-bottom: 1px solid ${color.line};
  text-align: left;
  vertical-align: baseline;
  font-weight: ${fontWeight.regular};
}
thead th {
  white-space: nowrap;
  color: ${color.textMuted};
  font-size: ${fontSize.small};
}
td {
  font-family: ${fontFamily.mono};
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
  text-align: right;
  white-space: nowrap;
}
thead th + th { text-align: right; }
.shares { width: 100%; }
.shares th + th, td {
  padding-right: 0;
  padding-left: ${space[2]};
}
.shares tbody th { width: 100%; }
.shares svg {
  height: 8px;
  margin-top: ${space.half};
}
.charts {
  display: grid;
  gap: ${space[6]};
  margin-top: ${space[6]};
  align-items: start;
}
${media.desktopUp} {
  .charts { grid-template-columns: repeat(3, minmax(0, 1fr)); }
}
`;
