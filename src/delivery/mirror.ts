import { readShared, removeShared, writeShared } from '../platform/shared-store';
import { deliveredMark, mirrorStore, mirrorText, readMirrored, syncTag } from './mirrored-entry';
import { expired } from './outbox';

/** Background Sync, which TypeScript's library does not know, as not every browser has it. */
type Registration = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } };

let last: Promise<unknown> = Promise.resolve();

/** One after the other, or a lead could be mirrored after it was removed. Where stores are denied there is no mirror. */
function inTurn<Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> {
  const next = last.then(work).catch(() => otherwise);
  last = next;
  return next;
}

async function syncOfSite(): Promise<Registration['sync']> {
  const registration: Registration | undefined = await navigator.serviceWorker?.getRegistration();
  return registration?.sync;
}

/** Hands a record to the service worker, where the browser wakes it for that: it sends what no page has sent. */
export function mirror(endpoint: string, record: string, text: string): void {
  void inTurn(async () => {
    const sync = await syncOfSite();
    if (!sync) return;
    await writeShared(mirrorStore, record, mirrorText(endpoint, text));
    await sync.register(syncTag);
  }, undefined);
}

export function removeMirrored(record: string): void {
  void inTurn(() => removeShared(mirrorStore, record), undefined);
}

/** The records that the service worker has delivered; what is too old to be sent leaves the mirror. */
export function deliveredInBackground(now: number): Promise<string[]> {
  return inTurn(async () => {
    const mirrored = [...(await readShared(mirrorStore))];
    for (const [record, text] of mirrored) {
      const found = readMirrored(text, now);
      if (!found || expired(found.entry, now)) await removeShared(mirrorStore, record);
    }
    return mirrored.filter(([, text]) => text === deliveredMark).map(([record]) => record);
  }, []);
}
