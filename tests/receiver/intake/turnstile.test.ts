import { turnstileVerdict, withoutToken } from '../../../src/receiver/intake/turnstile';
import { httpPeer } from '../forwarding/peers';
import { runReceiver } from '../running-receiver';
import { contactLead } from '../stored-lead';

const failure = (code: string) => ({ success: false, 'error-codes': [code] });

test.each([
  ['human', 'a valid token', 200, { success: true, 'error-codes': [] }],
  ['bot', 'a forged token', 200, failure('invalid-input-response')],
  ['unknown', 'an expired token, or one of a retry', 200, failure('timeout-or-duplicate')],
  ['unknown', 'a wrong secret', 200, failure('invalid-input-secret')],
  ['unknown', 'an error of Turnstile', 200, failure('internal-error')],
  ['unknown', 'an error of its server', 500, failure('invalid-input-response')],
  ['unknown', 'a failure without a code', 200, { success: false }],
  ['unknown', 'another answer', 200, ['success']],
])('the verdict is %s for %s', async (verdict, _, status, answer) => {
  const turnstile = await httpPeer((response) => response.writeHead(status).end(JSON.stringify(answer)));
  expect(await turnstileVerdict('the-secret', 'the-token', turnstile.address)).toBe(verdict);
  expect(turnstile.received.map(({ body }) => body)).toEqual(['secret=the-secret&response=the-token']);
  await turnstile.close();
});

test('nothing is asked without a secret or without a token, and no server means no verdict', async () => {
  const turnstile = await httpPeer((response) => response.end('{"success":true}'));
  const verdicts = [turnstileVerdict(undefined, 'token', turnstile.address), turnstileVerdict('secret', '', turnstile.address)];
  expect([await Promise.all(verdicts), turnstile.received]).toEqual([['unknown', 'unknown'], []]);
  await turnstile.close();
  expect(await turnstileVerdict('secret', 'token', turnstile.address)).toBe('unknown');
});

test('the token is taken out of the lead', () => {
  const lead = contactLead();
  const sent = { ...lead, fields: { ...lead.fields, 'cf-turnstile-response': 'token' } };
  expect(withoutToken(sent)).toEqual({ lead, token: 'token' });
});

test('a lead without a token, sent at once, is no spam', async () => {
  const receiver = await runReceiver({ LEADS_TURNSTILE_SECRET: 'secret' });
  const lead = contactLead({ signals: { trap: '', secondsOnForm: 0 } });
  const headers = { 'Content-Type': 'application/json' };
  await fetch(`${receiver.origin}/leads`, { method: 'POST', headers, body: JSON.stringify(lead) });
  expect(await receiver.store.get(lead.key)).toMatchObject({ status: 'inbox', spamReasons: [] });
  await receiver.close();
});
