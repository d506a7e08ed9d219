/**
 * The weight of a page in bytes: text compressed with brotli 11, fonts and pictures as served. Pictures are those that a 360 px
 * phone requests before the load event.
 */
export type Weight = {
  html: number;
  /** Scripts requested before the load event. */
  scriptsBeforeLoad: number;
  /** Scripts that every page runs once it is idle, without any input by the visitor. */
  scriptsInCommon: number;
  /** Scripts that only this page and pages like it run then. */
  scriptsOfPage: number;
  /** Scripts of pages linked from the screen: prefetched, not run; none on 2g or with data saving on. */
  scriptsAhead: number;
  /** The site's stylesheet, loaded after the load event; critical styles are inlined in the HTML. */
  styles: number;
  fonts: number;
  pictures: number;
  /** Requests before the load event, including the page itself, without pictures. */
  requests: number;
};

/**
 * What a visitor on a slow connection tolerates: round numbers with headroom, so that a new section or longer text passes and an
 * unnecessary library does not.
 */
const limits: Weight = {
  html: 40_000,
  scriptsBeforeLoad: 0,
  scriptsInCommon: 110_000,
  // What one kind of page needs must not become what all of them load: see `maxShare`.
  scriptsOfPage: Number.POSITIVE_INFINITY,
  scriptsAhead: 20_000,
  styles: 13_000,
  fonts: 60_000,
  pictures: 150_000,
  requests: 6,
};

/** The scripts of a page, compared with those that all pages have in common. */
const maxShare = 1 / 8;

/** One line per figure that is over its limit. */
export function excessOf(weight: Weight): string[] {
  const allowed = { ...limits, scriptsOfPage: Math.round(weight.scriptsInCommon * maxShare) };
  return (Object.keys(limits) as (keyof Weight)[])
    .filter((figure) => weight[figure] > allowed[figure])
    .map((figure) => `${figure}: ${weight[figure]}, allowed are ${allowed[figure]}`);
}
