import { cloudfrontHeaders } from '../../../src/build/hosts/cloudfront-headers';
import { securityHeaders } from '../../../src/build/hosts/response-table';

const site = { under: '/', policy: "default-src 'none'", headers: { 'X-Robots-Tag': 'noindex' } };
const { SecurityHeadersConfig: named, CustomHeadersConfig: custom } = JSON.parse(cloudfrontHeaders(site, [site]));

test('headers with dedicated CloudFront fields have the values of the response table', () => {
  expect(named).toEqual({
    StrictTransportSecurity: { AccessControlMaxAgeSec: 63072000, IncludeSubdomains: true, Preload: true, Override: true },
    ContentTypeOptions: { Override: true },
    FrameOptions: { FrameOption: 'DENY', Override: true },
    ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin', Override: true },
    ContentSecurityPolicy: { ContentSecurityPolicy: "default-src 'none'", Override: true },
  });
});

test('all other headers are custom headers with unchanged values, each once', () => {
  const items = custom.Items as { Header: string; Value: string }[];
  expect(custom.Quantity).toBe(items.length);
  const withFields = ['Strict-Transport-Security', 'X-Content-Type-Options', 'X-Frame-Options', 'Referrer-Policy'];
  const others = Object.entries({ ...securityHeaders, ...site.headers }).filter(([header]) => !withFields.includes(header));
  expect(items.map(({ Header, Value }) => [Header, Value])).toEqual(others);
});

test('a folder’s own headers are added to those of the site in a separately named policy', () => {
  const editor = { under: '/admin/', policy: "default-src 'self'", headers: { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' } };
  const { Name, CustomHeadersConfig } = JSON.parse(cloudfrontHeaders(editor, [site, editor], 'editor-headers'));
  expect(Name).toBe('editor-headers');
  expect(CustomHeadersConfig.Items).toContainEqual({ Header: 'X-Robots-Tag', Value: 'noindex', Override: true });
  expect(CustomHeadersConfig.Items).toContainEqual({
    Header: 'Cross-Origin-Opener-Policy',
    Value: 'same-origin-allow-popups',
    Override: true,
  });
});
