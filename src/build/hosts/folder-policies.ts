import { proxyPath } from '../../contract/site-scripts';
import type { Settings } from '../settings/settings';
import { policyText } from './content-security-policy';
import type { PathPolicy } from './response-table';

type Editor = NonNullable<Settings['editor']>;
type Sources = { connections: readonly string[]; images: readonly string[] };

/** The editor's path on the published site. */
export const editorFolder = '/admin/';

/** Origins other than the site's own that the editor's backend uses. */
function sourcesOf(editor: Editor): Sources {
  return {
    connections: ['https://api.github.com', 'https://www.githubstatus.com', ...(editor.authUrl ? [editor.authUrl] : [])],
    images: ['https://avatars.githubusercontent.com'],
  };
}

/** The editor has its own policy: Decap's config validation compiles code at runtime, which visitors' pages must not allow. */
export function editorPolicy(editor: Editor): PathPolicy {
  const { connections, images } = sourcesOf(editor);
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", "'unsafe-eval'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    // Unsaved pictures are shown from memory.
    'img-src': ["'self'", 'data:', 'blob:', ...images],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", 'blob:', ...connections],
    // The preview is an iframe without a URL.
    'frame-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return {
    under: editorFolder,
    policy: policyText(directives),
    headers: {
      // The login window must be able to reach the editor through its opener.
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'X-Robots-Tag': 'noindex',
    },
  };
}

/** Proxied responses are scripts; opened as a page, one must not run as part of this site. */
export const proxyPolicy: PathPolicy = { under: proxyPath, policy: "default-src 'none'; frame-ancestors 'none'; sandbox" };
