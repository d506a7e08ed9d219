import { consentSettings } from '../../contract/consent-setting';
import { type Environment, isLocal, malformedVariables, pattern, protocolOf, type Rule, withoutEmpty } from '../../contract/environment';
import { leadsEndpointOf, noEndpoint } from '../../contract/leads-endpoint';
import { nearestName } from '../../model/reading/nearest-name';
import { isPreview } from './preview';

/** Hosts go into the content security policy, where a `;` or `,` would start a new directive or policy. */
const plainHost = /^(?:[a-z\d.-]+|\[[\da-f:.]+\])$/;

const webAddress: Rule = {
  expected: 'an address such as https://www.example.com',
  accepts: (value) => ['https:', 'http:'].includes(protocolOf(value)) && plainHost.test(new URL(value).hostname),
};
const rootAddress: Rule = {
  expected: 'the address of a site without a path, such as https://www.example.com',
  accepts: (value) => webAddress.accepts(value) && new URL(value).origin === value,
};
/** Browsers block `http:` requests from `https:` pages, and leads must not be sent unencrypted. */
const leadsEndpoint: Rule = {
  expected: 'an https address such as https://leads.example.com/leads (http on localhost only), or none',
  accepts: (value) => value === noEndpoint || (webAddress.accepts(value) && (protocolOf(value) === 'https:' || isLocal(value))),
};
const flag: Rule = { expected: 'true or false', accepts: (value) => value === 'true' || value === 'false' };
const word = pattern(/^[\w.@/+:-]{1,200}$/, 'only letters, digits and . _ @ / + : -');

/** The rules of all build settings; an empty value counts as unset. */
export const settingRules = {
  SITE_URL: rootAddress,
  GATSBY_CTA_EXPERIMENT: flag,
  GATSBY_CTA_LABEL: pattern(/^\S.{2,30}\S$/, 'a label of 4 to 32 characters'),
  GTM_ID: pattern(/^GTM-[A-Z0-9]{4,10}$/, 'a container ID such as GTM-ABC1234'),
  SEGMENT_WRITE_KEY: pattern(/^[A-Za-z0-9]{10,64}$/, 'a write key of letters and digits'),
  GATSBY_SENTRY_DSN: { expected: 'a DSN such as https://key@o1.ingest.sentry.io/2', accepts: isDsn },
  GATSBY_CODE_VERSION: word,
  GATSBY_ENVIRONMENT: pattern(/^[a-z][a-z0-9-]{1,31}$/, 'a name such as production or staging'),
  SENTRY_AUTH_TOKEN: word,
  SENTRY_ORG: word,
  SENTRY_PROJECT: word,
  GATSBY_LEADS_ENDPOINT: leadsEndpoint,
  GATSBY_CONSENT: { expected: `one of ${consentSettings.join(', ')}`, accepts: (value) => consentSettingOf(value) !== undefined },
  EDITOR_BACKEND: pattern(/^github$/, 'github'),
  EDITOR_REPOSITORY: pattern(/^[\w.-]+\/[\w.-]+$/, 'owner/name, such as agency/website'),
  EDITOR_BRANCH: pattern(/^[\w./-]{1,100}$/, 'the name of a branch such as main'),
  EDITOR_AUTH_URL: rootAddress,
  THIRD_PARTY_PROXY: flag,
  GATSBY_PREVIEW: flag,
  CONTENT_FOLDER: pattern(/^[\w./@+-]{1,200}$/, 'a folder path of only letters, digits and . / @ + _ -'),
} as const satisfies Record<string, Rule>;

export type SettingName = keyof typeof settingRules;

const consentSettingOf = (value: string | undefined) => consentSettings.find((setting) => setting === value);

function isDsn(value: string): boolean {
  if (!webAddress.accepts(value)) return false;
  const { username, pathname } = new URL(value);
  return username !== '' && /^(\/[\w-]+)*\/\d+$/.test(pathname);
}

/** Returns one line for each invalid setting. */
export function settingProblems(env: Environment): string[] {
  const malformed = malformedVariables(env, settingRules, isSecret);
  return [...malformed, ...uploadProblems(env), ...editorProblems(env)];
}

/** Returns one line for each variable whose name is almost that of a setting. Others that begin with `GATSBY_` are Gatsby's own. */
export function misspelledSettings(env: Environment): string[] {
  const known = Object.keys(settingRules);
  return Object.keys(env)
    .filter((name) => name.startsWith('GATSBY_') && !known.includes(name))
    .flatMap((name) => {
      const meant = nearestName(name, known);
      return meant ? [`${name} is not a setting and has no effect. Did you mean ${meant}?`] : [];
    });
}

function uploadProblems(env: Environment): string[] {
  const missing = uploadNames.filter((name) => !env[name]);
  if (missing.length === 0 || missing.length === uploadNames.length) return [];
  return [`${missing.join(' and ')} must be set too: source maps are uploaded with all of ${uploadNames.join(', ')}, or not at all.`];
}

function editorProblems(env: Environment): string[] {
  const isLost = env.EDITOR_BACKEND === 'github' && !env.EDITOR_REPOSITORY;
  return isLost ? ['EDITOR_REPOSITORY must be set too: the editor keeps content in a repository on GitHub.'] : [];
}

const uploadNames = ['SENTRY_AUTH_TOKEN', 'SENTRY_ORG', 'SENTRY_PROJECT'] as const;
export const isSecret = (name: string) => name === 'SENTRY_AUTH_TOKEN' || name === 'SEGMENT_WRITE_KEY';

/** Returns the settings of a build. Throws a single error that names every malformed one. */
export function readSettings(env: Environment) {
  const problems = settingProblems(env);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const given = withoutEmpty(env);
  return {
    siteUrl: given.SITE_URL,
    gtmId: given.GTM_ID,
    segmentWriteKey: given.SEGMENT_WRITE_KEY,
    sentryDsn: given.GATSBY_SENTRY_DSN,
    codeVersion: given.GATSBY_CODE_VERSION,
    environment: given.GATSBY_ENVIRONMENT ?? 'production',
    sentryUpload: uploadOf(given),
    leadsEndpoint: leadsEndpointOf(given.GATSBY_LEADS_ENDPOINT),
    consent: consentSettingOf(given.GATSBY_CONSENT) ?? 'off',
    thirdPartyProxy: given.THIRD_PARTY_PROXY === 'true',
    /** Whether to show drafts and future posts, and to keep search engines and services out. */
    preview: isPreview(given),
    /** Where the editor at /admin/ stores content once the site is published; undefined if not connected. */
    editor: editorOf(given),
  };
}

export type Settings = ReturnType<typeof readSettings>;

/** A warning if the published editor shares its origin, and so its token, with scripts of others; undefined if it does not. */
export function sharedOriginWarning({ editor, gtmId, segmentWriteKey }: Settings): string | undefined {
  const others = [...(gtmId ? ['GTM_ID'] : []), ...(segmentWriteKey ? ['SEGMENT_WRITE_KEY'] : [])];
  if (!editor || others.length === 0) return undefined;
  return `Third-party scripts (${others.join(', ')}) share an origin with the editor and can read its login token: publish the editor on its own origin (docs/editing.md).`;
}

function uploadOf({ SENTRY_AUTH_TOKEN: authToken, SENTRY_ORG: org, SENTRY_PROJECT: project }: Environment) {
  return authToken && org && project ? { authToken, org, project } : undefined;
}

function editorOf({
  EDITOR_BACKEND: backend,
  EDITOR_REPOSITORY: repository,
  EDITOR_BRANCH: branch = 'main',
  EDITOR_AUTH_URL: authUrl,
}: Environment) {
  return backend === 'github' && repository ? { backend, repository, branch, authUrl } : undefined;
}
