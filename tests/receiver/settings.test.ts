import { readFileSync } from 'node:fs';
import { readReceiverSettings, receiverRules, receiverSettingProblems } from '../../src/receiver/settings';

test('with nothing set, leads go to a file of this machine and are forwarded nowhere', () => {
  expect(readReceiverSettings({})).toEqual({
    port: 4800,
    host: '127.0.0.1',
    database: '.leads/leads.db',
    origins: [],
    siteUrl: undefined,
    url: undefined,
    token: undefined,
    mail: undefined,
    slack: undefined,
    hubspot: undefined,
    webhook: undefined,
    turnstileSecret: undefined,
    keepDays: 365,
    postsPerMinute: 60,
    proxies: 0,
  });
});

test('everything can be set, and empty values count as unset', () => {
  const id = '00000000-0000-0000-0000-000000000000';
  const settings = readReceiverSettings({
    LEADS_ORIGINS: 'https://www.example.com, https://example.com',
    LEADS_SITE_URL: 'https://www.example.com',
    LEADS_SMTP: 'smtps://user:p%40ss@smtp.example.com',
    LEADS_MAIL_TO: 'a@example.com, b@example.com',
    LEADS_MAIL_FROM: '',
    LEADS_HUBSPOT: `123/${id}`,
    LEADS_WEBHOOK: 'http://localhost:1/hook',
    LEADS_WEBHOOK_SECRET: 'sixteen-letters-long',
    LEADS_RATE: '0',
  });
  expect(settings).toMatchObject({
    origins: ['https://www.example.com', 'https://example.com'],
    mail: { to: ['a@example.com', 'b@example.com'], from: 'a@example.com' },
    hubspot: { portal: '123', form: id },
    webhook: { address: 'http://localhost:1/hook' },
    postsPerMinute: 0,
  });
});

test.each([
  ['LEADS_PORT', '70000'],
  ['LEADS_HOST', 'a b'],
  ['LEADS_DATABASE', 'mysql://localhost/x'],
  ['LEADS_DATABASE', 'postgres:/localhost/x'],
  ['LEADS_DATABASE', 'file:leads.db'],
  ['LEADS_DATABASE', ':memory:'],
  ['LEADS_DATABASE', ' '],
  ['LEADS_ORIGINS', 'https://www.example.com/'],
  ['LEADS_ORIGINS', 'www.example.com'],
  ['LEADS_SITE_URL', 'https://www.example.com/path'],
  ['LEADS_URL', 'leads.example.com'],
  ['LEADS_TOKEN', 'short'],
  ['LEADS_MAIL_FROM', 'a@b\r\nBcc: c@d'],
  ['LEADS_SLACK', 'http://hooks.example.com/'],
  ['LEADS_SLACK', 'https://user:pass@hooks.example.com/'],
  ['LEADS_HUBSPOT', '123'],
  ['LEADS_TURNSTILE_SECRET', 'a b'],
  ['LEADS_KEEP_DAYS', '0'],
  ['LEADS_KEEP_DAYS', 'forever'],
  ['LEADS_RATE', '-1'],
  ['LEADS_PROXIES', '99'],
])('%s=%j stops with the name of the setting', (name, value) => {
  expect(() => readReceiverSettings({ [name]: value })).toThrow(name);
});

test.each([
  ['LEADS_SMTP', 'smtp://localhost', 'LEADS_MAIL_TO'],
  ['LEADS_MAIL_TO', 'a@example.com', 'LEADS_SMTP'],
  ['LEADS_WEBHOOK', 'https://example.com/hook', 'LEADS_WEBHOOK_SECRET'],
])('%s without its other half says that %3$s is missing', (name, value, other) => {
  expect(receiverSettingProblems({ [name]: value })).toEqual([expect.stringContaining(`${other} must be set too`)]);
});

test.each(['smtp://', 'smtp:smtp.example.com'])('a mail server without a host, %s, stops with the name of the setting', (server) => {
  expect(receiverSettingProblems({ LEADS_SMTP: server, LEADS_MAIL_TO: 'a@example.com' })).toEqual([expect.stringContaining('LEADS_SMTP')]);
});

test.each(['smtp://user:12/34@localhost:25', 'smtp://user:12?34@localhost:25', 'smtp://user:12#34@localhost:25'])(
  'a password that ends the host, %s, stops with what to write instead',
  (server) => {
    expect(receiverSettingProblems({ LEADS_SMTP: server, LEADS_MAIL_TO: 'a@example.com' })).toEqual([expect.stringContaining('%2F')]);
  },
);

test.each(['LEADS_KEEPDAYS', 'LEAD_TOKEN', 'leads_token'])('a misspelled setting, %s, is reported', (name) => {
  expect(receiverSettingProblems({ [name]: '30' })).toEqual([expect.stringContaining(name)]);
});

test('a malformed secret is not shown', () => {
  const [problem] = receiverSettingProblems({ LEADS_DATABASE: 'mysql://user:hunter2@host/x' });
  expect(problem).not.toContain('hunter2');
});

test('.env.example names every setting', () => {
  const text = readFileSync('.env.example', 'utf8');
  expect(Object.keys(receiverRules).filter((name) => !new RegExp(`^${name}=`, 'm').test(text))).toEqual([]);
});
