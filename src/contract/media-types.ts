/** The media type of every file extension that a build or the editor writes; text is UTF-8. */
export const mediaTypes = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  mjs: 'text/javascript',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  txt: 'text/plain',
  yml: 'text/yaml',
  wasm: 'application/wasm',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff: 'font/woff',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  webm: 'video/webm',
} as const;

const unknownType = 'application/octet-stream';
const text = /^text\/|javascript$|json$|xml$/;

/** Whether a media type is text, and therefore worth compressing and sent with a charset. */
export const isText = (mediaType: string) => text.test(mediaType);

/** The extension of a path in lowercase, without the dot; empty if there is none. */
function extensionOf(path: string): string {
  return /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
}

/** The value of `Content-Type` for a file. */
export function contentTypeOf(path: string): string {
  const extension = extensionOf(path);
  const type = Object.hasOwn(mediaTypes, extension) ? mediaTypes[extension as keyof typeof mediaTypes] : unknownType;
  return isText(type) ? `${type}; charset=utf-8` : type;
}
