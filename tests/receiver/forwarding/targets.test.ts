import { createHmac } from 'node:crypto';
import { hubspotTarget } from '../../../src/receiver/forwarding/hubspot';
import { mailTarget } from '../../../src/receiver/forwarding/mail';
import { slackTarget } from '../../../src/receiver/forwarding/slack';
import { webhookTarget } from '../../../src/receiver/forwarding/webhook';
import { keyOf, storedLead } from '../stored-lead';
import { type HttpPeer, httpPeer, type SmtpPeer, smtpPeer } from './peers';

let web: HttpPeer;
let smtp: SmtpPeer;
beforeEach(async () => {
  web = await httpPeer((response) => response.end('ok'));
  smtp = await smtpPeer();
});
afterEach(() => Promise.all([web.close(), smtp.close()]));

const signal = () => AbortSignal.timeout(5_000);
const key = keyOf('ada');
const hostile = '=1+1 <!channel> <https://evil.example|x>\r\nBcc: victim@example.com\r\n\r\n.\r\nMAIL FROM:<x>';
const hostileLead = () =>
  storedLead({ lead: { fields: { name: hostile, email: 'ada@example.com\r\nBcc: victim@example.com', message: hostile } } });

describe('mail', () => {
  test.each(['sales@example.com', 'Sales@Example.COM'])(
    'that %s alone does not get has failed, and the next attempt is for that recipient only',
    async (address) => {
      const recipient = address.replace(/@.*/, '@example.com');
      const refusing = await smtpPeer({ recipient });
      const mail = target(refusing.address, address);
      await expect(mail.send(storedLead(), signal())).rejects.toThrow(new Error('SMTP rejected 1 of 2 recipients'));
      await mail.send(storedLead(), signal());
      expect(refusing.mails.map(({ to }) => to)).toEqual([['boss@example.com'], [recipient]]);
      expect(refusing.mails[1]?.text).toContain(`To: ${recipient}, boss@example.com`);
      mail.close?.();
      await refusing.close();
    },
  );

  const target = (server = smtp.address, first = 'sales@example.com') =>
    mailTarget({ server, to: [first, 'boss@example.com'], from: 'leads@example.com' }, 'https://leads.example.com');
  const send = async (entry = storedLead()) => {
    const mail = target();
    await mail.send(entry, signal());
    mail.close?.();
    return smtp.mails[0] ?? { from: '', to: [], text: '' };
  };
  const headersOf = (text: string) => (text.split('\r\n\r\n')[0] ?? '').replace(/\r\n[ \t]+/g, ' ').split('\r\n');

  test('has arrived, although the server confirms it later than it may take to connect', async () => {
    await smtp.close();
    smtp = await smtpPeer({ confirmMs: 16_000 });
    expect((await send()).to).toEqual(['sales@example.com', 'boss@example.com']);
  });

  test('goes to all recipients, replies go to the visitor, and its Message-ID comes from the key', async () => {
    const { from, to, text } = await send();
    expect([from, to]).toEqual(['leads@example.com', ['sales@example.com', 'boss@example.com']]);
    expect(headersOf(text)).toEqual(
      expect.arrayContaining([
        'Subject: New lead from the contact form: Ada Lovelace',
        'Reply-To: ada@example.com',
        `Message-ID: <${key}.1@example.com>`,
        expect.stringMatching(/^Content-Type: text\/plain/),
      ]),
    );
    expect(text).toContain('An engine, please.');
    expect(text.replace(/=\r\n/g, '')).toContain(`https://leads.example.com/inbox/leads/${key}/`);
  });

  test.each([
    [{ referrer_email: 'ada@example.com', referrer_name: 'Ada Lovelace', friend_name: 'Grace' }, ': Ada Lovelace'],
    [{ name: ' ', company: 'IBM', founder_email: 'ada@example.com' }, ': IBM'],
    [{ footer_email: 'ada@example.com' }, ': ada@example.com'],
    [{ name: '' }, ''],
  ])('of a lead with %j names its sender in the subject', async (fields, ending) => {
    const { text } = await send(storedLead({ lead: { form: 'referral', fields } }));
    expect(headersOf(text)).toContain(`Subject: New lead from the referral form${ending}`);
  });

  test('tells what the inbox tells, under the same labels', async () => {
    const fields = { founder_email: 'ada@example.com', product: 'An engine.\nTwo of them.', deck: '', areas: ['saas', 'mvp'] };
    const lead = { form: 'application', fields, campaign: { source: 'news' }, entryPoint: '/blog/', variant: null } as const;
    const { text } = await send(storedLead({ lead: { ...lead, fields: { ...fields, message: 'Hello.' } } }));
    const body = text
      .slice(text.indexOf('\r\n\r\n') + 4)
      .replace(/=\r\n/g, '')
      .replace(/\r\n/g, '\n');
    expect(body.split(/\n?\nhttps:/)[0]?.split('\n')).toEqual([
      "Founder's email: ada@example.com",
      'What they are building:',
      '',
      'An engine.',
      'Two of them.',
      '',
      'Areas: saas, mvp',
      'How can we help? Hello.',
      'Source: news',
      'First page of the visit: /blog/',
      'Sent from page: /',
      'Place of the form: contact_page',
      'Language: en',
      'Seconds on the form: 30',
      'Received: Nov 22, 2026, 10:00 UTC',
    ]);
    expect(headersOf(text)).toContain('Subject: New lead from the fund application form: ada@example.com');
  });

  test('of a completed lead belongs to the thread of the first', async () => {
    const headers = headersOf((await send(storedLead({ lead: { revision: 2 } }))).text);
    expect(headers).toEqual(expect.arrayContaining([`Message-ID: <${key}.2@example.com>`, `In-Reply-To: <${key}.1@example.com>`]));
  });

  test('visitor input cannot add a header, a recipient or a second message', async () => {
    const { to, text } = await send(hostileLead());
    expect(to).toEqual(['sales@example.com', 'boss@example.com']);
    expect(smtp.mails).toHaveLength(1);
    const names = headersOf(text).map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
    expect(names).not.toContain('bcc');
    expect(names).not.toContain('reply-to');
    expect(new Set(names).size).toBe(names.length);
  });

  test('is not sent unencrypted to a server that is not known to be this machine', async () => {
    const mail = target(`${smtp.address.replace('127.0.0.1', '0.0.0.0')}/?ignoreTLS=true`);
    await expect(mail.send(storedLead(), signal())).rejects.toThrow(/^SMTP /);
    expect(smtp.mails).toEqual([]);
    mail.close?.();
  });

  test.each([
    [451, 'SMTP EMESSAGE 451'],
    [550, 'SMTP EMESSAGE 550'],
  ])('a refusal with %i is a failure without the server’s words', async (status, message) => {
    const refusing = await smtpPeer({ status, times: 1 });
    const mail = target(refusing.address);
    await expect(mail.send(storedLead(), signal())).rejects.toThrow(new Error(message));
    await mail.send(storedLead(), signal());
    expect(refusing.mails).toHaveLength(1);
    await refusing.close();
  });
});

test('Slack gets blocks in which nothing typed is a mention or a link', async () => {
  await slackTarget(web.address, 'https://leads.example.com').send(hostileLead(), signal());
  const [{ body } = { body: '' }] = web.received;
  expect(body).toContain('&lt;!channel&gt; &lt;https://evil.example|x&gt;');
  expect(body.match(/<[^>]*>/g)).toEqual([`<https://leads.example.com/inbox/leads/${key}/|Open in the inbox>`]);
  const { blocks } = JSON.parse(body) as { blocks: { text?: { text: string } }[] };
  expect(Math.max(...blocks.map(({ text }) => text?.text.length ?? 0))).toBeLessThan(3_000);
});

test.each(['🙂', '&', '<'])('a text of %s is cut for Slack between characters, and it says so', async (character) => {
  const message = `x${character.repeat(2_600)}`;
  await slackTarget(web.address, undefined).send(storedLead({ lead: { fields: { name: message, message } } }), signal());
  const body = web.received[0]?.body ?? '';
  const texts = (JSON.parse(body) as { blocks: { text?: { text: string } }[] }).blocks.map(({ text }) => text?.text ?? '');
  expect(texts.join('')).not.toMatch(/\p{Surrogate}/u);
  expect(texts.find((text) => text.startsWith('*How can we help?*'))).toMatch(/(🙂|&amp;|&lt;)… \(The inbox has the rest\.\)$/);
});

test('a lead of the greatest size fits into Slack’s limits', async () => {
  const fields = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`f${index}`, '&'.repeat(4_000)]));
  await slackTarget(web.address, undefined).send(storedLead({ lead: { fields } }), signal());
  const { blocks } = JSON.parse(web.received[0]?.body ?? '') as { blocks: { text?: { text: string } }[] };
  expect(blocks.length).toBeLessThanOrEqual(50);
  expect(blocks.at(-2)?.text?.text).toMatch(/^The inbox has \d+ more\.$/);
  expect(Math.max(...blocks.map(({ text }) => text?.text.length ?? 0))).toBeLessThan(3_000);
});

test('HubSpot gets the form’s fields, the address under its own name', async () => {
  const fields = { referrer_email: 'ada@example.com', interests: ['a', 'b'], company: '' };
  const target = hubspotTarget({ portal: '123', form: 'f-1' }, 'https://www.example.com', web.address);
  await target.send(storedLead({ lead: { fields } }), signal());
  const [{ path, body } = { path: '', body: '' }] = web.received;
  expect(path).toBe('/123/f-1');
  expect(JSON.parse(body)).toEqual({
    submittedAt: Date.parse('2026-11-22T10:00:00Z'),
    fields: [
      { objectTypeId: '0-1', name: 'email', value: 'ada@example.com' },
      { objectTypeId: '0-1', name: 'interests', value: 'a;b' },
    ],
    context: { pageName: '/', pageUri: 'https://www.example.com/' },
  });
});

test('the webhook is signed over its time and body, and says which lead it is', async () => {
  const secret = 'a-secret-of-the-test';
  await webhookTarget({ address: web.address, secret }, () => 1_700_000_000_999).send(storedLead(), signal());
  const [{ headers, body } = { headers: {}, body: '' }] = web.received;
  expect(headers).toMatchObject({
    'idempotency-key': `${key}.1`,
    'leads-timestamp': '1700000000',
    'leads-signature': `v1=${createHmac('sha256', secret).update(`1700000000.${body}`).digest('hex')}`,
  });
  expect(JSON.parse(body)).toEqual({ ...storedLead().lead, receivedAt: '2026-11-22T10:00:00.000Z' });
});
