/** A page whose code or data did not arrive. */
export type FailedLoad = {
  /** Path and query of the page. */
  path: string;
  /** Where a click was to lead, with query and hash; undefined for the first page, and for back and forward. */
  aim: string | undefined;
  /** Path and query that the browser shows. */
  place: string;
  /** Whether React runs the page. */
  running: boolean;
};

export type WayOn = 'stay' | 'load again' | 'load once more' | { goTo: string };

/** What leads the visitor on; a page that React does not run is complete as HTML, and its links are the browser's. */
export function wayOn({ path, aim, place, running }: FailedLoad): WayOn {
  if (!running) return 'load once more';
  if (aim !== undefined) return { goTo: aim };
  // Back and forward change the address first: the page that is shown is not the one of the address.
  return path === place ? 'load again' : 'stay';
}
