import type { Settings } from '../platform/env';
import { proxiedAddresses, type SiteScript } from '../platform/site-scripts';
import { cloudfrontHeaders } from './cloudfront-headers';
import { allowedSources, contentSecurityPolicy } from './content-security-policy';
import { editorPolicy } from './editor-policy';
import { headersFile } from './headers-file';
import { type NginxOptions, nginxConfig } from './nginx-config';
import { proxyRedirects, type Redirect, redirectsFile } from './redirects';
import type { PathPolicy } from './response-table';
import { collectInlineScripts, type HtmlFile, type InlineScript, scriptsThatDifferByPage } from './script-hashes';
import { proxyPolicy } from './third-party-proxy';

export type Build = {
  pages: Iterable<HtmlFile>;
  /** Paths of the files with a hash that this build made. */
  hashedFiles: readonly string[];
  redirects: readonly Redirect[];
  settings: Pick<Settings, 'gtmId' | 'segmentWriteKey' | 'sentryDsn' | 'leadsEndpoint' | 'editor'>;
  /** As the pages load them. */
  siteScripts?: readonly SiteScript[];
  nginx: NginxOptions;
};

export type HostFiles = {
  /** Texts by file name: the first lie beside the pages, where the hosts look for them; no visitor may see the others. */
  published: Readonly<Record<'_headers' | '_redirects', string>>;
  kept: Readonly<Record<'nginx.conf' | 'cloudfront-headers.json' | 'cloudfront-editor-headers.json' | 'policies.json', string>>;
  /** Scripts that cost a hash for each page. */
  differing: readonly InlineScript[];
};

/** Everything that hosts have to know about a build. Throws where a host could not read it. */
export function hostFiles({ pages, hashedFiles, redirects, settings, siteScripts = [], nginx }: Build): HostFiles {
  const scripts = collectInlineScripts(pages);
  const policy = contentSecurityPolicy(
    scripts.map(({ hash }) => hash),
    allowedSources(settings, siteScripts),
  );
  const site: PathPolicy = { under: '/', policy };
  const editor = editorPolicy(settings.editor);
  const proxied = proxiedAddresses(siteScripts);
  const policies: PathPolicy[] = [site, editor, ...(proxied.length > 0 ? [proxyPolicy] : [])];
  return {
    published: { _headers: headersFile(policies, hashedFiles), _redirects: `${redirectsFile(redirects)}${proxyRedirects(proxied)}` },
    kept: {
      'nginx.conf': nginxConfig(policies, redirects, { ...nginx, proxied }),
      'cloudfront-headers.json': cloudfrontHeaders(site),
      'cloudfront-editor-headers.json': cloudfrontHeaders(editor, 'editor-headers'),
      'policies.json': `${JSON.stringify(policies, null, 2)}\n`,
    },
    differing: scriptsThatDifferByPage(scripts),
  };
}
