import { pause } from '../edge/next-task';
import { whenStyled } from '../gatsby/site-styles';

/**
 * The longest wait, in ms. The service worker is registered even if the page never becomes interactive, because the next build's
 * service worker may repair the page.
 */
const maxWaitMs = 5_000;

let noteRender: () => void = () => {};
const firstRender = new Promise<void>((resolve) => {
  noteRender = resolve;
});

/** Call once React has hydrated or replaced the page. */
export const noteFirstRender = (): void => noteRender();

/** Resolves once the page is interactive and its style sheet complete, or after the longest wait. */
export async function whenSettled(): Promise<void> {
  await Promise.race([firstRender.then(whenStyled), pause(maxWaitMs)]);
}
