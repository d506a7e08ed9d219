import { fieldIn } from '../contract/objects';

const answerMs = 15_000;

/** Fetches. Rejects with a sentence that names the address and the cause; the message of `fetch` has neither. */
export async function reach(address: string | URL, request: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(address, { signal: AbortSignal.timeout(answerMs), ...request });
  } catch (error) {
    const cause = fieldIn(error, 'cause') ?? error;
    const code = fieldIn(cause, 'code');
    // The code of a timeout is a number that says nothing.
    throw new Error(`${address} does not respond (${typeof code === 'string' ? code : fieldIn(cause, 'message')}).`, { cause: error });
  }
}
