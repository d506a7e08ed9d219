import { createHmac } from 'node:crypto';
import { postToTarget } from './post-to-target';
import type { Target } from './target';

/** The signature of a body at a time in seconds: HMAC-SHA256 over `{timestamp}.{body}`, in hexadecimal. */
const signatureOf = (secret: string, timestamp: number, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');

/** Any address: the lead as the site sent it and when it arrived, signed so that the recipient can verify the sender. */
export function webhookTarget({ address, secret }: { address: string; secret: string }, now: () => number = Date.now): Target {
  return {
    name: 'webhook',
    send: ({ lead, receivedAt }, signal) => {
      const body = JSON.stringify({ ...lead, receivedAt: new Date(receivedAt).toISOString() });
      const timestamp = Math.floor(now() / 1_000);
      const headers = {
        'Idempotency-Key': `${lead.key}.${lead.revision}`,
        'Leads-Timestamp': String(timestamp),
        'Leads-Signature': `v1=${signatureOf(secret, timestamp, body)}`,
      };
      return postToTarget(address, body, signal, headers);
    },
  };
}
