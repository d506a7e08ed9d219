import type { Settings } from '../platform/env';

export type EditorSettings = NonNullable<Settings['editor']>;

/** Where the editor reads and writes while the site is being developed: the development server itself. */
export const localApi = '/admin/api/v1';

/** Decap's part of the configuration that says where content is kept. */
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
      commit_messages: {
        create: 'Add {{collection}} "{{slug}}"',
        update: 'Change {{collection}} "{{slug}}"',
        delete: 'Remove {{collection}} "{{slug}}"',
        uploadMedia: 'Add the picture "{{path}}"',
        deleteMedia: 'Remove the picture "{{path}}"',
      },
    },
    // Every change is a branch that somebody else can look at before it is published.
    publish_mode: 'editorial_workflow',
  };
}
