import { createHmac } from 'node:crypto';
import { hourMs } from '../../contract/durations';

/**
 * The key of a form that the browser itself posted at `now`. The same form has the same key until the hour ends, because impatient
 * visitors press the button again, or reload a page that does not come, and the browser posts it once more. Without the secret, a key in
 * the log would reveal whether it belongs to a known address.
 */
export const postedKey = (secret: string, form: string, now: number): string =>
  createHmac('sha256', secret)
    .update(`${Math.floor(now / hourMs)}\n${form}`)
    .digest('hex')
    .slice(0, 32);
