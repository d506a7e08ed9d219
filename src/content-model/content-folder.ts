import { resolve } from 'node:path';

/** The folder that marketers edit, or the one that the setting names. Read late: settings may come from a file. */
export const contentFolder = () => resolve(process.env.CONTENT_FOLDER || 'content');
