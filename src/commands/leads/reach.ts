import { fieldIn } from '../../contract/objects';

const answerMs = 15_000;

/** Parses an address that someone typed. Throws a sentence that names it. */
export function urlOf(address: string): URL {
  if (!URL.canParse(address)) throw new Error(`"${address}" is not a URL such as https://www.example.com.`);
  return new URL(address);
}

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
