import type { Illustrations } from '../../../contract/sheet-widths';

/** Loads the drawings of the content, with their lettering in a language. */
export const illustrationsIn = async (language: string): Promise<Illustrations> =>
  (await import(/* webpackChunkName: "drawings-[request]" */ `illustrations/${language}.json`)).default;
