/** A place on the earth in degrees, north and east positive. */
export type Position = { latitude: number; longitude: number };

/** A coordinate in whole degrees and minutes, cut off and not rounded, as charts do: `30°16′N`. */
function coordinate(degrees: number, positive: string, negative: string): string {
  const seconds = Math.round(Math.abs(degrees) * 3600);
  const minutes = String(Math.floor(seconds / 60) % 60).padStart(2, '0');
  return `${Math.floor(seconds / 3600)}°${minutes}′${degrees < 0 ? negative : positive}`;
}

/** A position as it is written on a chart: `30°16′N 97°44′W`. */
export const positionText = ({ latitude, longitude }: Position) => `${coordinate(latitude, 'N', 'S')} ${coordinate(longitude, 'E', 'W')}`;

/** A whole degree as it stands at the border of a chart: `98°W`. */
export const degreeText = (degree: number, positive: string, negative: string) => `${Math.abs(degree)}°${degree < 0 ? negative : positive}`;
