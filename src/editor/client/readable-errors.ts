const github = 'https://api.github.com/';
const offline = 'GitHub could not be reached. Check your connection, then try again.';
const expired = 'Your token has expired or was revoked. Copy what you have not saved, then log out and in again.';
const readOnly = 'Your token no longer has permission to change this site. Copy what you have not saved, then log in with another token.';
const broken = 'GitHub has a problem at the moment. Nothing was saved; wait a few minutes, then try again.';

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

/** A `fetch` that rewords GitHub's errors for writers: Decap shows them verbatim. */
export const withReadableErrors =
  (ask: typeof fetch): typeof fetch =>
  async (input, options) => {
    const { url, method = 'GET' } = input instanceof Request ? input : { url: String(input), method: options?.method };
    if (!url.startsWith(github)) return ask(input, options);
    const answer = await ask(input, options).catch(() => {
      throw new Error(offline);
    });
    if (answer.ok) return answer;
    const message = sentenceFor(answer, method !== 'GET', await messageOf(answer));
    return message ? Response.json({ message }, { status: answer.status }) : answer;
  };
