/** Earth's mean radius. */
export const earthRadiusMiles = 3958.8;

/** A place on Earth in degrees; north and east are positive. */
export type Position = { latitude: number; longitude: number };

const lower48 = { south: 24, north: 50, west: -125, east: -66 };

/** Whether a place is on the map of the lower 48 states. */
export const isInLower48 = ({ latitude, longitude }: Position) =>
  latitude >= lower48.south && latitude <= lower48.north && longitude >= lower48.west && longitude <= lower48.east;

/** The letters of the four directions in a language. */
export type Compass = Readonly<Record<'north' | 'east' | 'south' | 'west', string>>;

/** A coordinate in whole degrees and minutes, truncated rather than rounded, as on charts: `30°16′N`. */
function coordinate(degrees: number, positive: string, negative: string): string {
  const seconds = Math.round(Math.abs(degrees) * 3600);
  const minutes = String(Math.floor(seconds / 60) % 60).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}°${minutes}′${degrees < 0 ? negative : positive}`;
}

/** A position in chart notation: `30°16′N 97°44′W`. */
export const positionText = ({ latitude, longitude }: Position, { north, east, south, west }: Compass) =>
  `${coordinate(latitude, north, south)} ${coordinate(longitude, east, west)}`;

/** A whole degree as labeled on a chart's border: `98°W`. */
export const degreeText = (degree: number, positive: string, negative: string) => `${Math.abs(degree)}°${degree < 0 ? negative : positive}`;
