import { dayMs } from '../../contract/durations';

type SecurityFacts = {
  email: string;
  /** Codes, the preferred first. */
  languages: readonly string[];
  siteUrl: string;
  /** The path of the page about vulnerability reports, if it exists. */
  policy: string | undefined;
};

/** RFC 9116 recommends less than a year; building monthly keeps the expiry far off. */
const validDays = 365;

/** The contents of `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. */
export function securityText({ email, languages, siteUrl, policy }: SecurityFacts, now: Date): string {
  const [day = ''] = new Date(now.getTime() + validDays * dayMs).toISOString().split('T');
  const fields = {
    Contact: `mailto:${email}`,
    Expires: `${day}T00:00:00.000Z`,
    'Preferred-Languages': languages.join(', '),
    Canonical: `${siteUrl}/.well-known/security.txt`,
    ...(policy ? { Policy: `${siteUrl}${policy}` } : {}),
  };
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}
