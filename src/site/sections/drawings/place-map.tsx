import { contentOf, viewBoxOf } from './svg-drawing';

/** Room for the map on the sheet, above the time zones. */
const room = { width: 416, height: 312 } as const;

/** The map of a place from an SVG file, scaled to its room. */
export const PlaceMap = ({ svg }: { svg: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the content, cleaned at build time
  <svg {...room} viewBox={viewBoxOf(svg)} aria-hidden="true" dangerouslySetInnerHTML={{ __html: contentOf(svg) }} />
);
