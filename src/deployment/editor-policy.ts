import type { Settings } from '../platform/env';
import type { PathPolicy } from './response-table';

type Editor = NonNullable<Settings['editor']>;
type Sources = { connections: readonly string[]; images: readonly string[] };

/** Where the editor lies on the published site. */
export const editorFolder = '/admin/';

/** Origins that the editor's backend uses, beyond the site's own. */
function sourcesOf(editor: Editor): Sources {
  return {
    connections: ['https://api.github.com', 'https://www.githubstatus.com', ...(editor.authUrl ? [editor.authUrl] : [])],
    images: ['https://avatars.githubusercontent.com'],
  };
}

/** The editor's folder has its own policy: Decap compiles the check of its configuration, which visitors' pages must not. */
export function editorPolicy(editor: Editor): PathPolicy {
  const { connections, images } = sourcesOf(editor);
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", "'unsafe-eval'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    // Pictures that are not yet saved are shown from memory.
    'img-src': ["'self'", 'data:', 'blob:', ...images],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", 'blob:', ...connections],
    // The preview is a frame without an address.
    'frame-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  const policy = Object.entries(directives).map(([name, values]) => `${name} ${values.join(' ')}`);
  return {
    under: editorFolder,
    policy: policy.join('; '),
    headers: {
      // The window in which people log in has to answer the editor.
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'X-Robots-Tag': 'noindex',
    },
  };
}
