import { storedUser } from '../backend';

export type User = { login: string; name: string };

/** How long the editor may take to answer before this page stops waiting for it. */
const answerMs = 2000;

/**
 * Passes a token to the editor that opened this page, with the handshake that Decap expects of an OAuth service. Only a page
 * of this origin receives it. Resolves to false if no editor answers.
 */
export function postTokenToOpener(token: string, opener: Window | null): Promise<boolean> {
  if (!opener || opener === window || opener.closed) return Promise.resolve(false);
  const { origin } = location;
  return new Promise((done) => {
    const timer = setTimeout(() => finish(false), answerMs);
    const finish = (passed: boolean) => {
      clearTimeout(timer);
      removeEventListener('message', answered);
      done(passed);
    };
    const answered = ({ data, source, origin: from }: MessageEvent) => {
      if (from !== origin || source !== opener || data !== 'authorizing:github') return;
      opener.postMessage(`authorization:github:success:${JSON.stringify({ token, provider: 'github' })}`, origin);
      finish(true);
    };
    addEventListener('message', answered);
    opener.postMessage('authorizing:github', origin);
  });
}

/** Logs in within this tab: Decap finds the user in storage, as after a reload. `route` is the editor's hash route. */
export function finishLoginInThisTab(token: string, user: User, route: string): void {
  localStorage.setItem(storedUser, JSON.stringify({ ...user, token, backendName: 'github' }));
  location.replace(`/admin/${/^#\/[\w/-]*$/.test(route) ? route : ''}`);
}
