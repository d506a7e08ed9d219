import { setTimeout as pause } from 'node:timers/promises';

/** Whether a server answers at an address with a status of 2xx. */
export const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

const pauseMs = 1000;

/** Resolves to true once a server answers at an address, or to false if it stops running before. */
export async function answersWhileRunning(url: string, isRunning: () => boolean): Promise<boolean> {
  while (isRunning()) {
    if (await answers(url)) return true;
    await pause(pauseMs);
  }
  return false;
}
