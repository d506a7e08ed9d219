export type SecurityFacts = {
  email: string;
  siteUrl: string /** The path of the page about reports of vulnerabilities, where there is one. */;
  policy: string | undefined;
};

/** A year is the most that RFC 9116 recommends; a build a month keeps it far away. */
const validDays = 365;
const dayMs = 24 * 60 * 60 * 1000;

/** The text of `/.well-known/security.txt` (RFC 9116): whom to tell of a vulnerability. */
export function securityText({ email, siteUrl, policy }: SecurityFacts, now: Date): string {
  const [day = ''] = new Date(now.getTime() + validDays * dayMs).toISOString().split('T');
  const fields = {
    Contact: `mailto:${email}`,
    Expires: `${day}T00:00:00.000Z`,
    'Preferred-Languages': 'en',
    Canonical: `${siteUrl}/.well-known/security.txt`,
    ...(policy ? { Policy: `${siteUrl}${policy}` } : {}),
  };
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}
