import type { Browser } from 'playwright/test';
import { newcomer, timingsOf, type Visit } from './visit';

/** Bytes as transferred: scripts that were requested before the load event, all scripts, and everything. */
export type Weight = { scriptsBeforeLoad: number; scripts: number; bytes: number };

/** A request as the browser reports it, in seconds of its clock and bytes including headers. */
type Transfer = { requestedAt: number; isScript: boolean; bytes: number };

export function weightOf(transfers: readonly Transfer[], loadedAt: number): Weight {
  const sum = (some: readonly Transfer[]) => some.reduce((total, { bytes }) => total + bytes, 0);
  const scripts = transfers.filter(({ isScript }) => isScript);
  return {
    scriptsBeforeLoad: sum(scripts.filter(({ requestedAt }) => requestedAt < loadedAt)),
    scripts: sum(scripts),
    bytes: sum(transfers),
  };
}

/** Visits an address, stays idle for some time, and counts what was transferred, prefetched files included. */
export async function weighedVisit(browser: Browser, address: string, idleMs: number): Promise<Visit & Weight> {
  const page = await newcomer(browser);
  const session = await page.context().newCDPSession(page);
  const transfers = new Map<string, Transfer>();
  let loadedAt = 0;
  session.on('Network.requestWillBeSent', ({ requestId, timestamp }) =>
    transfers.set(requestId, { requestedAt: timestamp, isScript: false, bytes: 0 }),
  );
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const transfer = transfers.get(requestId);
    // A prefetched script is of the type "Other".
    if (transfer) transfer.isScript = /javascript/.test(response.mimeType);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer) transfer.bytes = encodedDataLength;
  });
  session.on('Page.loadEventFired', ({ timestamp }) => {
    loadedAt = timestamp;
  });
  await session.send('Network.enable');
  await session.send('Page.enable');
  const figures = await timingsOf(page, address, () => page.waitForTimeout(idleMs));
  await page.context().close();
  return { ...figures, ...weightOf([...transfers.values()], loadedAt) };
}
