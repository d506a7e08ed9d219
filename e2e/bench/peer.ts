import type { Sample } from './sample';

/** How the sample site is built with another tool. */
export type Peer = {
  /** The name in the table. */
  title: string;
  /** The content of package.json: exact versions, because the tool is installed only for the measurement. */
  manifest: { dependencies: Record<string, string>; overrides?: Record<string, string>; type?: 'module' };
  /** The command that builds the site; undefined if its files are the site already. */
  build?: string;
  /** The folder of the built site. */
  output: string;
  /** Paths of files that never change, in the notation of `_headers`; hosts let browsers keep these. */
  immutable: readonly string[];
  /** The project's files by path. */
  files: (sample: Sample) => Record<string, string>;
};

/** The data of the sample, which each tool reads in its own way. */
export const dataFiles = ({ frame, pages }: Sample): Record<string, string> => ({
  'data/frame.json': JSON.stringify(frame),
  'data/pages.json': JSON.stringify(pages),
});
