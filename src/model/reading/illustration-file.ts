/** The folder of the drawings that pages show, below `content/`. */
export const illustrationsFolder = 'illustrations';

/** Whether a file is such a drawing. */
export const isIllustration = (file: string): boolean => file.startsWith(`${illustrationsFolder}/`) && /\.svg$/i.test(file);
