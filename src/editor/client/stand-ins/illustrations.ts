/** Replaces the module that loads drawings in the preview, where they are part of the bundle. */
export const illustrationsIn = () => Promise.resolve(illustrationsOfBuild);
