import { localApi } from '../backend';
import { taken } from './kept-changes';
import { refusal } from './refusal';

const github = 'https://api.github.com/';
const offline = 'GitHub could not be reached. Check your connection, then try again.';
const stopped = 'The editor has stopped on this computer. Start it again with npm run edit, then try again; your text is still here.';
const expired = 'Your token has expired or was revoked. Copy what you have not saved, then log out and in again.';
const readOnly = 'Your token no longer has permission to change this site. Copy what you have not saved, then log in with another token.';
const broken = 'GitHub has a problem at the moment. Nothing was saved; wait a few minutes, then try again.';
const unmerged = (reason: string) => `GitHub says: “${reason}” Try again in a minute. If that does not help, ask a developer.`;

/** What a writer should read instead of GitHub's own message; undefined where Decap has to see the answer as it is. */
function sentenceFor({ status }: Response, isChange: boolean, message: string): string | undefined {
  if (status === 401) return expired;
  if (status >= 500) return broken;
  return status === 403 && isChange && !/rate limit/i.test(message) ? readOnly : undefined;
}

const messageOf = async (answer: Response): Promise<string> =>
  answer
    .clone()
    .json()
    .then(({ message }) => String(message))
    .catch(() => '');

/**
 * The answer, or a refusal where Decap would use force: it replaces a branch that exists with its own, and writes a change that
 * cannot be merged over whatever is published.
 */
async function withoutForce(url: string, options: RequestInit | undefined, answer: Response, ask: typeof fetch): Promise<Response> {
  const message = await messageOf(answer);
  // Only a 405 makes Decap force a merge.
  if (answer.status === 405 && /\/merge(\?|$)/.test(url)) return Response.json({ message: unmerged(message) }, { status: 409 });
  if (message !== 'Reference already exists') return answer;
  const [, branch] = /"refs\/heads\/(cms\/[^"]+)"/.exec(String(options?.body)) ?? [];
  const [root = '', owner = ''] = /^.*\/repos\/([^/]+)\/[^/]+/.exec(url) ?? [];
  if (!branch) return answer;
  const query = new URLSearchParams({ head: `${owner}:${branch}`, state: 'open' });
  const pulls: unknown = await (await ask(`${root}/pulls?${query}`, { headers: options?.headers ?? {}, cache: 'no-store' })).json();
  return Array.isArray(pulls) && pulls.length > 0 ? Response.json({ message: taken }, { status: 422 }) : answer;
}

/** A `fetch` that rewords errors for writers, because Decap shows them verbatim, and keeps Decap from replacing the work of others. */
export const withReadableErrors =
  (ask: typeof fetch): typeof fetch =>
  async (input, options) => {
    const { url, method = 'GET' } = input instanceof Request ? input : { url: String(input), method: options?.method };
    const isLocal = url.endsWith(localApi);
    if (!isLocal && !url.startsWith(github)) return ask(input, options);
    const answer = await ask(input, options).catch(() => {
      throw refusal(isLocal ? stopped : offline);
    });
    if (answer.ok || isLocal) return answer;
    const message = sentenceFor(answer, method !== 'GET', await messageOf(answer));
    return message ? Response.json({ message }, { status: answer.status }) : withoutForce(url, options, answer, ask);
  };
