import { pause } from '../edge/next-task';
import { readShared, removeShared, writeShared } from '../edge/shared-store';
import { mirrorStore, syncTag } from './mirrored-entry';
import { sendLead } from './send-lead';
import { sendMirrored } from './send-mirrored';

/** The Background Sync event, which TypeScript's library does not declare. */
type SyncEvent = Event & { tag: string; waitUntil: (work: Promise<void>) => void };

async function sendLeads(): Promise<void> {
  const wakeAgain = await sendMirrored({
    now: Date.now,
    chance: Math.random,
    read: () => readShared(mirrorStore),
    write: (record, text) => writeShared(mirrorStore, record, text),
    remove: (record) => removeShared(mirrorStore, record),
    send: sendLead,
    pause,
  });
  // Browsers repeat a sync event only if it rejects.
  if (wakeAgain) throw new Error('Some leads are not delivered yet.');
}

self.addEventListener('sync', (event) => {
  const { tag, waitUntil } = event as SyncEvent;
  if (tag === syncTag) waitUntil.call(event, sendLeads());
});
