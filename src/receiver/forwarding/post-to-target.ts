import { retryAfterMs } from '../../contract/retry-after';
import { DeliveryFailure } from './target';

const json = { 'Content-Type': 'application/json' };

/** Posts JSON to a target. Rejects unless the status is 2xx; a redirect is a failure: it would lose the body or lead elsewhere. */
export async function postToTarget(address: string, body: string, signal: AbortSignal, headers?: Record<string, string>): Promise<void> {
  let response: Response;
  try {
    response = await fetch(address, { method: 'POST', body, headers: { ...json, ...headers }, redirect: 'manual', signal });
    // Only a fully read response frees the connection for the next lead.
    await response.arrayBuffer();
  } catch (error) {
    const { cause, name } = error as { cause?: { code?: string }; name?: string };
    throw new DeliveryFailure(name === 'TimeoutError' ? 'no answer in time' : `not reached (${cause?.code ?? name})`);
  }
  if (response.ok) return;
  throw new DeliveryFailure(`HTTP ${response.status}`, retryAfterMs(response.headers.get('Retry-After'), Date.now()));
}
