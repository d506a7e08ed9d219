import { finishLoginInThisTab, postTokenToOpener } from './pass-token';
import { accessOf } from './repository-access';

/** The data attributes of this script's tag, written by login-page.ts. */
const { repository = '', branch = '' } = document.currentScript?.dataset ?? {};

const form = document.forms[0];
const field = document.querySelector('input');
const button = document.querySelector('button');
const message = document.querySelector('[role=alert]');

/** Where the editor was when its window was blocked; read before anything changes the URL. */
const route = location.hash;

function show(words: string): void {
  if (message) message.textContent = words;
  field?.setAttribute('aria-invalid', String(words !== ''));
}

async function logIn(): Promise<void> {
  const token = field?.value.trim() ?? '';
  show('');
  const access = await accessOf(token, { repository, branch });
  if (!access.granted) return show(access.reason);
  if (await postTokenToOpener(token, window.opener as Window | null)) return;
  try {
    finishLoginInThisTab(token, access.user, route);
  } catch {
    show(
      'This browser does not store data for this site, so you would be logged out immediately. Allow it to store data, then log in again.',
    );
  }
}

form?.addEventListener('submit', (event) => {
  event.preventDefault();
  if (!button || button.disabled) return;
  button.disabled = true;
  void logIn().finally(() => {
    button.disabled = false;
  });
});
