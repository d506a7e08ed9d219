import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Bearings, type Neighbor } from './bearings';
import { CompassRose } from './compass-rose';
import { graticule } from './graticule';
import { stroke } from './path-data';
import { type Compass, degreeText, type Position, positionText } from './position';
import { TimeZoneBand } from './time-zone-band';
import { TitledSheet } from './titled-sheet';

const plate = { left: 64, top: 24, width: 320, height: 256, unitsPerDegree: 48 } as const;
const right = plate.left + plate.width;
const bottom = plate.top + plate.height;
const borderWidth = 6;

/** Minimum distance of labels from the plate's corners. */
const cornerRoom = 16;
const middleOfBorder = borderWidth / 2;

type CoordinatePlateProps = Position & {
  name: string;
  abbreviation: string;
  timeZones: readonly string[];
  neighbors: readonly Neighbor[];
  /** A drawing of the place as SVG text, to replace the chart. */
  map?: string | null;
};

/** A sheet about one place: its map or chart, its time zones, and its distances from the nearest neighbors. */
export function CoordinatePlate({ name, abbreviation, latitude, longitude, timeZones, neighbors, map }: CoordinatePlateProps) {
  const { t } = useTranslation();
  const position = { latitude, longitude };
  const compass = {
    north: t('area.compass.north'),
    east: t('area.compass.east'),
    south: t('area.compass.south'),
    west: t('area.compass.west'),
  };
  return (
    <TitledSheet width={416} height={480} title={`${name} · ${abbreviation}`} note={positionText(position, compass)}>
      {map ? <PlaceMap svg={map} /> : <Chart position={position} compass={compass} />}
      <TimeZoneBand timeZones={timeZones} />
      <Bearings from={position} neighbors={neighbors} lines={!map} />
    </TitledSheet>
  );
}

/** Room for the map on the sheet, above the time zones. */
const mapRoom = { width: 416, height: 312 } as const;

/** The map of a place from an SVG file, scaled to its room. */
function PlaceMap({ svg }: { svg: string }) {
  const [, viewBox, content = ''] = /<svg[^>]* viewBox="([^"]+)"[^>]*>(.*)<\/svg>/s.exec(svg) ?? [];
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the content, cleaned at build time
  return <svg {...mapRoom} viewBox={viewBox} aria-hidden="true" dangerouslySetInnerHTML={{ __html: content }} />;
}

/** The graticule around a place, with a compass rose. */
function Chart({ position, compass }: { position: Position; compass: Compass }) {
  const { eastward, northward } = graticule(position, plate);
  const lines = [
    ...eastward.lines.map(({ at }) => stroke([at, plate.top], [at, bottom])),
    ...northward.lines.map(({ at }) => stroke([plate.left, at], [right, at])),
  ];
  const border = [
    ...eastward.stretches.flatMap(({ from, to }) =>
      [plate.top - middleOfBorder, bottom + middleOfBorder].map((y) => stroke([from, y], [to, y])),
    ),
    ...northward.stretches.flatMap(({ from, to }) =>
      [plate.left - middleOfBorder, right + middleOfBorder].map((x) => stroke([x, from], [x, to])),
    ),
  ];
  const meridians = eastward.lines.filter(({ degree, at }) => degree % 2 === 0 && at > plate.left + cornerRoom && at < right - cornerRoom);
  const parallels = northward.lines.filter(({ at }) => at > plate.top + cornerRoom && at < bottom - cornerRoom);
  return (
    <>
      <g>
        <path className="guide" d={lines.join('')} />
      </g>
      <g>
        <path className="line" d="M64 24H384V280H64zM58 18H390V286H58z" />
        <path className="edge" d={border.join('')} />
      </g>
      <CompassRose x={plate.left + plate.width / 2} y={plate.top + plate.height / 2} north={compass.north} />
      <g>
        {meridians.map(({ degree, at }) => (
          <text key={degree} className="middle" x={Math.round(at)} y="304">
            {degreeText(degree, compass.east, compass.west)}
          </text>
        ))}
        {parallels.map(({ degree, at }) => (
          <text key={degree} className="end" x="54" y={Math.round(at) + 4}>
            {degreeText(degree, compass.north, compass.south)}
          </text>
        ))}
      </g>
    </>
  );
}
