import { fieldIn } from '../../contract/objects';

const answerMs = 15_000;

/** Fetches. Rejects with a sentence that names the address and the cause; the message of `fetch` has neither. */
export async function reach(address: string | URL, request: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(address, { signal: AbortSignal.timeout(answerMs), ...request });
  } catch (error) {
    const cause = fieldIn(error, 'cause');
    const reason = fieldIn(cause, 'code') ?? fieldIn(cause, 'message') ?? 'no answer in time';
    throw new Error(`${address} does not respond (${reason}).`, { cause: error });
  }
}
