import type { Settings } from '../platform/env';
import { cloudfrontHeaders } from './cloudfront-headers';
import { allowedSources, contentSecurityPolicy } from './content-security-policy';
import { headersFile } from './headers-file';
import { type NginxOptions, nginxConfig } from './nginx-config';
import { type Redirect, redirectsFile } from './redirects';
import type { PathPolicy } from './response-table';
import { collectInlineScripts, type HtmlFile, type InlineScript, scriptsThatDifferByPage } from './script-hashes';

export type Build = {
  pages: Iterable<HtmlFile>;
  /** Paths of the files with a hash that this build made. */
  hashedFiles: readonly string[];
  redirects: readonly Redirect[];
  settings: Pick<Settings, 'gtmId' | 'segmentWriteKey' | 'sentryDsn' | 'leadsEndpoint'>;
  nginx: NginxOptions;
};

export type HostFiles = {
  /** Texts by file name: the first lie beside the pages, where the hosts look for them; no visitor may see the others. */
  published: Readonly<Record<'_headers' | '_redirects', string>>;
  kept: Readonly<Record<'nginx.conf' | 'cloudfront-headers.json' | 'policies.json', string>>;
  /** Scripts that cost a hash for each page. */
  differing: readonly InlineScript[];
};

/** Everything that hosts have to know about a build. Throws where a host could not read it. */
export function hostFiles({ pages, hashedFiles, redirects, settings, nginx }: Build): HostFiles {
  const scripts = collectInlineScripts(pages);
  const policy = contentSecurityPolicy(
    scripts.map(({ hash }) => hash),
    allowedSources(settings),
  );
  // A folder with other needs, such as an editor's, gets its own entry here, with the scripts of its own pages.
  const policies: PathPolicy[] = [{ under: '/', policy }];
  return {
    published: { _headers: headersFile(policies, hashedFiles), _redirects: redirectsFile(redirects) },
    kept: {
      'nginx.conf': nginxConfig(policies, redirects, nginx),
      'cloudfront-headers.json': cloudfrontHeaders(policy),
      'policies.json': `${JSON.stringify(policies, null, 2)}\n`,
    },
    differing: scriptsThatDifferByPage(scripts),
  };
}
