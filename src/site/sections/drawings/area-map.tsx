import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { color } from '../../theme/colors';
import { letterSize, letterSteps } from './letters';
import { landOutline, mapPaper, mapSheet, meridian, onMap, parallel, unitsForMiles } from './map-plate';
import { placeLabels } from './place-labels';
import type { Position } from './position';
import { TitledSheet } from './titled-sheet';

const graticule = [-120, -110, -100, -90, -80, -70].map(meridian).join('') + [25, 30, 35, 40, 45].map(parallel).join('');
const standardLines = parallel(29.5) + parallel(45.5) + meridian(-96);
const scaleMiles = 500;
const scaleBar = `M32 376v8h${Math.round(unitsForMiles(scaleMiles))}v-8`;

const whole = (position: Position) => {
  const [x, y] = onMap(position);
  return { x: Math.round(x), y: Math.round(y) };
};

/** Where the central meridian crosses the parallel midway between the two standard parallels. */
const datum = whole({ latitude: 37.5, longitude: -96 });

const Names = styled.g`
  text {
    dominant-baseline: central;
    stroke: ${color.raised};
    stroke-width: 3;
    paint-order: stroke;
  }
`;

/** Names that fit at the largest font size stay on the smallest map; the rest are dropped tier by tier. */
const fontSizes = [...letterSteps.map(({ size }) => size).reverse(), letterSize];
const tiers = ['', ' fine', ' finer', ' finest'];

type AreaMapProps = { areas: readonly (Position & { label: string; population?: number | null })[] };

/** A map of the lower 48 with a waypoint for each area. Decorative: the list next to it has the links. */
export function AreaMap({ areas }: AreaMapProps) {
  const { t } = useTranslation();
  const largestFirst = [...areas].sort((a, b) => (b.population ?? 0) - (a.population ?? 0));
  const spots = largestFirst.map((area) => ({ label: area.label, ...whole(area) }));
  return (
    <TitledSheet {...mapSheet} title={t('area.map.projection')} note={t('area.map.waypoints', { count: areas.length })} divider={440}>
      <g>
        <path className="line wash" d={landOutline} />
        <path className="guide" d={graticule} />
        <path className="dashed" d={standardLines} />
      </g>
      <g>
        <path className="line" d={scaleBar} />
        <text x="40" y="376">
          {t('area.map.miles', { miles: scaleMiles })}
        </text>
      </g>
      <g>
        <path className="spot" d={spots.map(({ x, y }) => `M${x} ${y}h0`).join('')} />
        <path className="mark" d={`M${datum.x - 8} ${datum.y}h16m-8-8v16`} />
      </g>
      <Names>
        {placeLabels(spots, fontSizes, mapPaper, [datum]).map(({ label, anchor, textX, textY, tier }) => (
          <text key={label} className={anchor + tiers[tier]} x={textX} y={textY}>
            {label}
          </text>
        ))}
      </Names>
    </TitledSheet>
  );
}
