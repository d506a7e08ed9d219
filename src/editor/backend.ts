import type { Settings } from '../build/settings/settings';

export type EditorSettings = NonNullable<Settings['editor']>;

/** The local backend in development: a path on the development server. */
export const localApi = '/admin/api/v1';

/** The key under which Decap stores its user; a user found there is logged in. */
export const storedUser = 'decap-cms-user';

/** The login page of a published editor without an OAuth service, below its origin. A file in `/admin/`, whose headers it needs on every host. */
export const loginPath = 'admin/login.html';

/** The part of Decap's configuration that defines where content is stored. */
export function backendOf(settings: EditorSettings | 'local'): Record<string, unknown> {
  if (settings === 'local') return { backend: { name: 'proxy', proxy_url: localApi, branch: 'main' } };
  const { backend, repository, branch, authUrl } = settings;
  return {
    backend: {
      name: backend,
      branch,
      repo: repository,
      ...(authUrl ? { base_url: authUrl } : {}),
      squash_merges: true,
      // The name of the commit status in which .github/workflows/preview.yml links a preview.
      preview_context: 'deploy/preview',
      commit_messages: {
        create: 'Add {{collection}} "{{slug}}"',
        update: 'Change {{collection}} "{{slug}}"',
        delete: 'Remove {{collection}} "{{slug}}"',
        uploadMedia: 'Add the picture "{{path}}"',
        deleteMedia: 'Remove the picture "{{path}}"',
      },
    },
    // Every change is a branch that someone else can review before it is published.
    publish_mode: 'editorial_workflow',
  };
}
