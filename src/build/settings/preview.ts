import type { Environment, WritableEnvironment } from '../../contract/environment';

/** Services that a preview must not reach, and the editor, whose login belongs to the published site. */
const ofProduction = [
  'GTM_ID',
  'SEGMENT_WRITE_KEY',
  'GATSBY_SENTRY_DSN',
  'SENTRY_AUTH_TOKEN',
  'SENTRY_ORG',
  'SENTRY_PROJECT',
  'EDITOR_BACKEND',
] as const;

/** Whether this build shows drafts and future posts to reviewers. */
export const isPreview = (env: Environment = process.env) => env.GATSBY_PREVIEW === 'true';

/** Removes production services from a preview's environment by emptying them: Gatsby would read a missing one from the file again. */
export function separateFromProduction(env: WritableEnvironment): void {
  if (!isPreview(env)) return;
  for (const name of ofProduction) env[name] = '';
  Object.assign(env, { GATSBY_LEADS_ENDPOINT: 'none', GATSBY_ENVIRONMENT: 'preview' });
}
