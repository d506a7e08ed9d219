/** The drawings of the content as SVG texts, by their paths. */
export type Illustrations = Readonly<Record<string, string>>;

/** Loads the drawings of the content, with their lettering in a language. */
export const illustrationsIn = async (language: string): Promise<Illustrations> =>
  (await import(/* webpackChunkName: "drawings-[request]" */ `illustrations/${language}.json`)).default;
