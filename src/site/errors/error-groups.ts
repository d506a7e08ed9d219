/** The known facts of an error: its type, its message and the files in its stack. */
export type ErrorFacts = { type: string; message: string; files: readonly string[] };

type ErrorGroup = 'browser-extension' | 'stale-chunk' | 'foreign-script' | 'resize-observer';

const extensionFile = /^(?:(?:chrome|moz|safari|safari-web|ms-browser)-extension|webkit-masked-url):/;
const extensionMessage =
  /Extension context invalidated|message (?:port|channel) closed before a response|Receiving end does not exist|Object Not Found Matching Id/;
const chunkMessage =
  /Loading (?:CSS )?chunk \S+ failed|dynamically imported module|Importing a module script failed|couldn't find the correct component chunk|We couldn't load "|Unexpected token '<'/;

/**
 * Returns the group of an error that reveals little about this site's code, or null. Such errors stay visible, as one issue per
 * group, so that they neither disappear nor drown out the others.
 */
export function groupOf({ type, message, files }: ErrorFacts): ErrorGroup | null {
  if (files.some((file) => extensionFile.test(file)) || extensionMessage.test(message)) return 'browser-extension';
  if (type === 'ChunkLoadError' || chunkMessage.test(message)) return 'stale-chunk';
  if (/^Script error\.?$/.test(message)) return 'foreign-script';
  return message.startsWith('ResizeObserver loop') ? 'resize-observer' : null;
}
