import { type PathPolicy, securityHeaders, siteHeaders } from './response-table';

/** CloudFront has dedicated fields for these headers and rejects them as custom headers. */
const withFields = ['Strict-Transport-Security', 'X-Content-Type-Options', 'X-Frame-Options', 'Referrer-Policy'];

/**
 * The configuration of a CloudFront response headers policy, as JSON. An object store keeps `Cache-Control` and
 * `Content-Type` with each file; the CDN in front of it has to add all other headers.
 */
export function cloudfrontHeaders({ policy, headers }: PathPolicy, policies: readonly PathPolicy[], name = 'site-headers'): string {
  const Override = true;
  const custom = Object.entries({ ...siteHeaders(policies), ...headers }).filter(([header]) => !withFields.includes(header));
  const configuration = {
    Name: name,
    Comment: 'Written by the build',
    SecurityHeadersConfig: {
      StrictTransportSecurity: { AccessControlMaxAgeSec: transportSecuritySeconds(), IncludeSubdomains: true, Preload: true, Override },
      ContentTypeOptions: { Override },
      FrameOptions: { FrameOption: securityHeaders['X-Frame-Options'], Override },
      ReferrerPolicy: { ReferrerPolicy: securityHeaders['Referrer-Policy'], Override },
      ContentSecurityPolicy: { ContentSecurityPolicy: policy, Override },
    },
    CustomHeadersConfig: { Quantity: custom.length, Items: custom.map(([Header, Value]) => ({ Header, Value, Override })) },
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

function transportSecuritySeconds(): number {
  return Number(/max-age=(\d+)/.exec(securityHeaders['Strict-Transport-Security'] ?? '')?.[1]);
}
