import { readShared, removeShared, writeShared } from '../edge/shared-store';
import { deliveredMark, mirrorStore, mirrorText, readMirrored, syncTag } from './mirrored-entry';
import { expired } from './outbox';

/** Background Sync, which TypeScript's library does not declare, because not every browser has it. */
type Registration = ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } };

let last: Promise<unknown> = Promise.resolve();

/** The time limit for these calls: a lead must not wait for a browser that hangs. */
const limitMs = 2_000;
const timeIsUp = () => new Promise<never>((_, reject) => setTimeout(reject, limitMs));

/** Serializes the work, or a lead could be mirrored after it was removed. Resolves to `otherwise` if storage is denied or hangs. */
function inTurn<Result>(work: () => Promise<Result>, otherwise: Result): Promise<Result> {
  const next = last.then(() => Promise.race([work(), timeIsUp()])).catch(() => otherwise);
  last = next;
  return next;
}

async function syncOfSite(): Promise<Registration['sync']> {
  const registration: Registration | undefined = await navigator.serviceWorker?.getRegistration();
  return registration?.sync;
}

/** Mirrors a record for the service worker, if the browser has Background Sync: it sends leads that no page has sent. */
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

/** Resolves to the records that the service worker has delivered; removes these and unusable entries from the mirror. */
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
