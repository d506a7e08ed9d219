import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Environment } from '../../src/contract/environment';
import { targetsOf } from '../../src/receiver/forwarding/targets-of';
import type { RefusedWords } from '../../src/receiver/intake/refused-words';
import type { LogEntry } from '../../src/receiver/log';
import { listen, nodeHandler } from '../../src/receiver/node-server';
import { openReceiver, type Receiver } from '../../src/receiver/open-receiver';
import { readReceiverSettings } from '../../src/receiver/settings';
import type { LeadStore } from '../../src/receiver/storage/lead-store';
import { openStore } from '../../src/receiver/storage/open-store';

export type RunningReceiver = { origin: string; store: LeadStore; receiver: Receiver; logged: LogEntry[]; close: () => Promise<void> };

/** Runs the receiver with its real storage on a free port of this machine. */
export async function runReceiver(env: Environment = {}, refusedWords: RefusedWords = new Map()): Promise<RunningReceiver> {
  const folder = mkdtempSync(join(tmpdir(), 'receiver-'));
  const settings = readReceiverSettings({ LEADS_DATABASE: join(folder, 'leads.db'), LEADS_RATE: '0', LEADS_PORT: '0', ...env });
  const store = await openStore(settings.database);
  const logged: LogEntry[] = [];
  const log = (entry: LogEntry) => void logged.push(entry);
  const parts = { targets: targetsOf(settings), settings, siteName: 'Sample', refusedWords };
  const receiver = openReceiver({ ...parts, store, log, loginLinks: false });
  const server = await listen(nodeHandler(receiver, settings.proxies), 0, '127.0.0.1');
  const close = async () => {
    await server.close();
    await receiver.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin: server.origin, store, receiver, logged, close };
}
