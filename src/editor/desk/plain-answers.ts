const github = 'https://api.github.com/';
const offline = 'GitHub could not be reached. Check your connection, then try again.';
const expired = 'Your token has expired or was revoked. Copy what you have not saved, then log out and in again.';

/** A `fetch` that rewords GitHub's errors for writers: Decap shows them verbatim. */
export const inPlainWords =
  (ask: typeof fetch): typeof fetch =>
  async (input, options) => {
    const address = input instanceof Request ? input.url : String(input);
    if (!address.startsWith(github)) return ask(input, options);
    const answer = await ask(input, options).catch(() => {
      throw new Error(offline);
    });
    return answer.status === 401 ? Response.json({ message: expired }, { status: 401 }) : answer;
  };
