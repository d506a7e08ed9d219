import { securityHeaders } from './response-table';

/** CloudFront has fields of its own for these and refuses them among the custom ones. */
const withFields = ['Strict-Transport-Security', 'X-Content-Type-Options', 'X-Frame-Options', 'Referrer-Policy'];

/**
 * The configuration of a CloudFront response headers policy, as JSON: an object store keeps `Cache-Control` and
 * `Content-Type` with each file, all other headers have to come from the CDN in front of it.
 */
export function cloudfrontHeaders(contentSecurityPolicy: string): string {
  const Override = true;
  const custom = Object.entries(securityHeaders).filter(([name]) => !withFields.includes(name));
  const configuration = {
    Name: 'site-headers',
    Comment: 'Written by the build',
    SecurityHeadersConfig: {
      StrictTransportSecurity: { AccessControlMaxAgeSec: transportSecuritySeconds(), IncludeSubdomains: true, Preload: true, Override },
      ContentTypeOptions: { Override },
      FrameOptions: { FrameOption: securityHeaders['X-Frame-Options'], Override },
      ReferrerPolicy: { ReferrerPolicy: securityHeaders['Referrer-Policy'], Override },
      ContentSecurityPolicy: { ContentSecurityPolicy: contentSecurityPolicy, Override },
    },
    CustomHeadersConfig: { Quantity: custom.length, Items: custom.map(([Header, Value]) => ({ Header, Value, Override })) },
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

function transportSecuritySeconds(): number {
  return Number(/max-age=(\d+)/.exec(securityHeaders['Strict-Transport-Security'] ?? '')?.[1]);
}
