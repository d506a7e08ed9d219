import { readStored, storedKeys } from '../edge/storage';
import { removeRecord } from './browser-edge';
import { deliveredInBackground } from './mirror';
import { expired } from './outbox';
import { outboxPrefix, readEntry } from './outbox-record';

/** For sites whose endpoint was removed: deletes leads older than a week and those the service worker already delivered. */
export async function forgetExpired(now: number): Promise<void> {
  for (const record of storedKeys('local', outboxPrefix)) {
    const found = readEntry(readStored('local', record) ?? '', now);
    if (found === 'spoiled' || (found !== 'newer' && expired(found, now))) removeRecord(record);
  }
  for (const record of await deliveredInBackground(now)) removeRecord(record);
}
