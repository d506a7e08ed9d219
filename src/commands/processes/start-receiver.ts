import { siteFacts } from '../../model/site-facts';
import { targetsOf } from '../../receiver/forwarding/targets-of';
import { readRefusedWords } from '../../receiver/intake/refused-words';
import { errorCode, type Log } from '../../receiver/log';
import { type NodeHandler, nodeHandler } from '../../receiver/node-server';
import { openReceiver } from '../../receiver/open-receiver';
import type { ReceiverSettings } from '../../receiver/settings';
import { openStore } from '../../receiver/storage/open-store';

type StartedReceiver = { handle: NodeHandler; loginPath: () => string; close: () => Promise<void> };

/** Where marketers read the leads; without a token, a link that logs in once. */
export const inboxLine = (origin: string, { token }: ReceiverSettings, { loginPath }: StartedReceiver): string =>
  `Leads inbox: ${origin}${token ? '/inbox/' : `${loginPath()} (one-time login link)`}`;

/** The receiver also runs without the content, as in its container. */
function siteName(): string {
  try {
    return siteFacts()?.name ?? 'Leads';
  } catch {
    return 'Leads';
  }
}

/** Drivers give codes; errors without one, or an empty one, are explained by their message alone. */
const causeOf = (error: Error) => ('code' in error && error.code ? errorCode(error) : error.message);

/** Opens the storage and starts forwarding. Rejects with a sentence if the storage cannot be opened. */
export async function startReceiver(settings: ReceiverSettings, log: Log, loginLinks: boolean): Promise<StartedReceiver> {
  const store = await openStore(settings.database).catch((error: Error) => {
    throw new Error(`The database of the leads cannot be opened; see LEADS_DATABASE. The cause: ${causeOf(error)}`, { cause: error });
  });
  const receiver = openReceiver({
    store,
    targets: targetsOf(settings),
    settings,
    siteName: siteName(),
    refusedWords: readRefusedWords(),
    log,
    loginLinks,
  });
  return { handle: nodeHandler(receiver, settings.proxies), loginPath: receiver.loginPath, close: receiver.close };
}
