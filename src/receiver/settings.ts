import { type Environment, isLocal, malformedVariables, pattern, protocolOf, type Rule, withoutEmpty } from '../contract/environment';

const whole = (least: number, most: number): Rule => ({
  expected: `a whole number from ${least} to ${most}`,
  accepts: (value) => /^\d{1,6}$/.test(value) && Number(value) >= least && Number(value) <= most,
});

const isWeb = (value: string) => ['https:', 'http:'].includes(protocolOf(value));
const isOrigin = (value: string) => isWeb(value) && new URL(value).origin === value;
const list = (value: string) => value.split(',').map((each) => each.trim());
const isMail = (value: string) => /^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/.test(value);

const isPlain = ({ username, password }: URL) => username === '' && password === '';

/** Leads must not be sent unencrypted, except to this machine. `fetch` refuses addresses with a user. */
const target: Rule = {
  expected: 'an https address (http on localhost only) without a user and a password',
  accepts: (value) => (protocolOf(value) === 'https:' || (protocolOf(value) === 'http:' && isLocal(value))) && isPlain(new URL(value)),
};
/** Whether a password with `/`, `?` or `#` ends the host, so that the rest of it and the real host come after. */
const isMisread = ({ pathname, search, hash }: URL) => !['', '/'].includes(pathname) || search.includes('@') || hash !== '';
const secret = pattern(/^\S{16,200}$/, 'at least 16 characters without spaces');

/** The rules of all settings of the receiver; an empty value counts as unset. */
export const receiverRules = {
  LEADS_PORT: whole(0, 65_535),
  LEADS_HOST: pattern(/^[\w.:-]{1,200}$/, 'the name or address of an interface, such as 127.0.0.1'),
  LEADS_DATABASE: {
    expected: 'the path of a file, or an address such as postgres://user:password@host/database',
    // Not `file:`, `:memory:` or `postgres:/`: each would be the name of a new, empty file. `C:` is a drive.
    accepts: (value) => /^(?!\w{2,}:|:)\S/.test(value) || (/^postgres(ql)?:\/\//.test(value) && URL.canParse(value)),
  },
  LEADS_ORIGINS: {
    expected: 'origins separated by commas, such as https://www.example.com',
    accepts: (value) => list(value).every(isOrigin),
  },
  LEADS_SITE_URL: { expected: 'the address of a site without a path, such as https://www.example.com', accepts: isOrigin },
  LEADS_URL: { expected: 'the address of the receiver without a path, such as https://leads.example.com', accepts: isOrigin },
  LEADS_TOKEN: secret,
  LEADS_SMTP: {
    expected: 'an address such as smtps://user:password@smtp.example.com, with / in the password as %2F, ? as %3F and # as %23',
    accepts: (value) => ['smtp:', 'smtps:'].includes(protocolOf(value)) && new URL(value).hostname !== '' && !isMisread(new URL(value)),
  },
  LEADS_MAIL_TO: { expected: 'email addresses separated by commas', accepts: (value) => list(value).every(isMail) },
  LEADS_MAIL_FROM: { expected: 'an email address', accepts: isMail },
  LEADS_SLACK: target,
  LEADS_HUBSPOT: pattern(/^\d{1,12}\/[\da-f-]{36}$/i, 'the portal and the form, such as 12345/00000000-0000-0000-0000-000000000000'),
  LEADS_WEBHOOK: target,
  LEADS_WEBHOOK_SECRET: secret,
  LEADS_TURNSTILE_SECRET: pattern(/^\S{1,200}$/, 'the secret key of a Turnstile widget'),
  LEADS_KEEP_DAYS: whole(1, 36_500),
  LEADS_RATE: whole(0, 100_000),
  LEADS_PROXIES: whole(0, 10),
} as const satisfies Record<string, Rule>;

type SettingName = keyof typeof receiverRules;

const defaults = {
  LEADS_PORT: '4800',
  LEADS_HOST: '127.0.0.1',
  LEADS_DATABASE: '.leads/leads.db',
  LEADS_KEEP_DAYS: '365',
  LEADS_RATE: '60',
  LEADS_PROXIES: '0',
} satisfies Partial<Record<SettingName, string>>;

/** Messages must not show the values of these. */
const secrets = /TOKEN|SECRET|SMTP|DATABASE|SLACK|WEBHOOK/;

const pairs: readonly (readonly [SettingName, SettingName, string])[] = [
  ['LEADS_SMTP', 'LEADS_MAIL_TO', 'mail needs a recipient'],
  ['LEADS_MAIL_TO', 'LEADS_SMTP', 'mail needs an SMTP server'],
  ['LEADS_WEBHOOK', 'LEADS_WEBHOOK_SECRET', 'the webhook is signed with it'],
];

/** Returns one line for each invalid setting. */
export function receiverSettingProblems(env: Environment): string[] {
  const malformed = malformedVariables(env, receiverRules, (name) => secrets.test(name));
  const missing = pairs.flatMap(([set, other, why]) => (env[set] && !env[other] ? [`${other} must be set too: ${why}.`] : []));
  const misspelled = Object.keys(env).filter((name) => /^leads?_/i.test(name) && !(name in receiverRules));
  return [...malformed, ...missing, ...misspelled.map((name) => `${name} is not a setting of the receiver: see .env.example.`)];
}

const listIn = (value: string | undefined) => (value ? list(value) : []);

function mailOf({ LEADS_SMTP: server, LEADS_MAIL_TO, LEADS_MAIL_FROM }: Environment) {
  const to = listIn(LEADS_MAIL_TO);
  const [first] = to;
  return server && first ? { server, to, from: LEADS_MAIL_FROM ?? first } : undefined;
}

function hubspotOf({ LEADS_HUBSPOT }: Environment) {
  const [portal, form] = LEADS_HUBSPOT?.split('/') ?? [];
  return portal && form ? { portal, form } : undefined;
}

function webhookOf({ LEADS_WEBHOOK: address, LEADS_WEBHOOK_SECRET: secret }: Environment) {
  return address && secret ? { address, secret } : undefined;
}

/** Returns the settings of the receiver. Throws a single error that names every malformed one. */
export function readReceiverSettings(env: Environment) {
  const problems = receiverSettingProblems(env);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const given: Environment & typeof defaults = { ...defaults, ...withoutEmpty(env) };
  return {
    port: Number(given.LEADS_PORT),
    /** The interface to listen on. */
    host: given.LEADS_HOST,
    /** The path of an SQLite file, or a `postgres://` address. */
    database: given.LEADS_DATABASE,
    /** Origins whose pages may post leads and read the responses. */
    origins: [...new Set([...listIn(given.LEADS_ORIGINS), ...listIn(given.LEADS_SITE_URL)])],
    /** The origin of the site, for the thank-you page; undefined if forms come from local pages only. */
    siteUrl: given.LEADS_SITE_URL,
    /** The receiver's own public address, for links to the inbox; undefined if only this machine can reach it. */
    url: given.LEADS_URL,
    /** The secret that opens the inbox; if undefined, there is no inbox. */
    token: given.LEADS_TOKEN,
    mail: mailOf(given),
    slack: given.LEADS_SLACK,
    hubspot: hubspotOf(given),
    webhook: webhookOf(given),
    turnstileSecret: given.LEADS_TURNSTILE_SECRET,
    keepDays: Number(given.LEADS_KEEP_DAYS),
    /** Posts allowed per client and minute; 0 for no limit. */
    postsPerMinute: Number(given.LEADS_RATE),
    /** Number of trusted reverse proxies in front of it; each appends an address to `X-Forwarded-For`. */
    proxies: Number(given.LEADS_PROXIES),
  };
}

export type ReceiverSettings = ReturnType<typeof readReceiverSettings>;
