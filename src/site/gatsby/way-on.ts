/** A page whose code or data failed to load. */
export type FailedLoad = {
  /** Path and query of the page. */
  path: string;
  /** The target of the click, with query and hash; undefined for the first page, and for back and forward. */
  aim: string | undefined;
  /** Path and query in the browser's address bar. */
  place: string;
  /** Whether React is running the page. */
  running: boolean;
};

export type WayOn = 'stay' | 'load again' | 'load once more' | { goTo: string };

/** Returns how to recover. A page that React does not run is complete as HTML, and the browser follows its links. */
export function wayOn({ path, aim, place, running }: FailedLoad): WayOn {
  if (!running) return 'load once more';
  if (aim !== undefined) return { goTo: aim };
  // Back and forward change the URL first, so the page shown is not the one at the URL.
  return path === place ? 'load again' : 'stay';
}
