import { proxiedAddresses, type SiteScript } from '../../contract/site-scripts';
import type { Redirect } from '../../model/checking/redirect-problems';
import type { Settings } from '../settings/settings';
import { cloudfrontHeaders } from './cloudfront-headers';
import { allowedSources, contentSecurityPolicy, reportAddress, reportHeaders } from './content-security-policy';
import { editorFolder, editorPolicy, proxyPolicy } from './folder-policies';
import { headersFile } from './headers-file';
import { hashesOfKnown } from './inline-script-hashes';
import { nginxConfig } from './nginx-config';
import type { HtmlFile } from './paths-in';
import { errorPageRules, proxyRedirects, redirectsFile } from './redirects';
import type { PathPolicy } from './response-table';

export type Build = {
  pages: Iterable<HtmlFile>;
  /** The texts of the inline scripts that pages may contain. */
  knownScripts: ReadonlySet<string>;
  /** Paths of the hashed files of this build. */
  hashedFiles: readonly string[];
  redirects: readonly Redirect[];
  /** The folders with error pages of their own, such as `/es`: those of the additional languages. */
  languageFolders?: readonly string[];
  settings: Pick<Settings, 'gtmId' | 'segmentWriteKey' | 'sentryDsn' | 'codeVersion' | 'environment' | 'leadsEndpoint' | 'editor'>;
  /** As loaded by pages. */
  siteScripts?: readonly SiteScript[];
};

type KeptName = 'nginx-maps.conf' | 'nginx-site.conf' | 'cloudfront-headers.json' | 'cloudfront-editor-headers.json' | 'policies.json';

export type HostFiles = {
  /** Contents by file name: `published` goes next to the pages, where hosts look for it; `kept` must not be visible to visitors. */
  published: Readonly<Record<'_headers' | '_redirects', string>>;
  kept: Readonly<Record<KeptName, string>>;
};

/** All host files of a build. Throws if a host could not read them, and on an unknown inline script. */
export function hostFiles(build: Build): HostFiles {
  const { hashedFiles, redirects, languageFolders = [], siteScripts = [] } = build;
  const policies = policiesOf(build);
  const [site] = policies;
  const editor = policies.find(({ under }) => under === editorFolder);
  const proxied = proxiedAddresses(siteScripts);
  const nginx = nginxConfig(policies, redirects, { proxied, languageFolders });
  return {
    published: {
      _headers: headersFile(policies, hashedFiles),
      _redirects: `${redirectsFile(redirects)}${errorPageRules(languageFolders)}${proxyRedirects(proxied)}`,
    },
    kept: {
      'nginx-maps.conf': nginx.maps,
      'nginx-site.conf': nginx.site,
      'cloudfront-headers.json': cloudfrontHeaders(site, policies),
      // If the editor is not connected, its folder gets the same headers as the rest of the site.
      'cloudfront-editor-headers.json': cloudfrontHeaders(editor ?? site, policies, 'editor-headers'),
      'policies.json': `${JSON.stringify(policies, null, 2)}\n`,
    },
  };
}

/** The site's policy first, then those of folders. */
function policiesOf({ pages, knownScripts, settings, siteScripts = [] }: Build): [PathPolicy, ...PathPolicy[]] {
  const reports = reportAddress(settings);
  const policy = contentSecurityPolicy(hashesOfKnown(pages, knownScripts), allowedSources(settings, siteScripts), reports);
  const hidden = settings.environment === 'production' ? {} : { 'X-Robots-Tag': 'noindex' };
  return [
    { under: '/', policy, headers: { ...reportHeaders(reports), ...hidden } },
    ...(settings.editor ? [editorPolicy(settings.editor)] : []),
    ...(proxiedAddresses(siteScripts).length > 0 ? [proxyPolicy] : []),
  ];
}
