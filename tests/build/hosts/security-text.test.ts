import { securityText } from '../../../src/build/hosts/security-text';

const facts = { email: 'security@agency.example', languages: ['en'], siteUrl: 'https://www.agency.example', policy: '/security/' };
const now = new Date('2026-12-31T23:30:00Z');

test('security.txt names the contact and expires after a year', () => {
  expect(securityText(facts, now)).toBe(
    `Contact: mailto:security@agency.example
Expires: 2027-12-31T00:00:00.000Z
Preferred-Languages: en
Canonical: https://www.agency.example/.well-known/security.txt
Policy: https://www.agency.example/security/
`,
  );
});

test('security.txt names no policy without a policy page', () => {
  expect(securityText({ ...facts, policy: undefined }, now)).not.toContain('Policy');
});
