import { sessionsFor } from '../../../src/receiver/inbox/session';
import { cpuMs, hostileInputMs } from '../../cpu-time';

const now = Date.parse('2026-11-22T10:00:00Z');

test('a session that was logged out is no longer valid', () => {
  const sessions = sessionsFor('a token of the inbox');
  const session = sessions.open(true, now);
  const cookie = sessions.cookieOf(session);
  expect(sessions.read(cookie, now)).toEqual(session);
  sessions.end(session, now);
  expect(sessions.read(cookie, now)).toBeNull();
});

test('visitors who never logged in can log out over and over without slowing the inbox down', async () => {
  const sessions = sessionsFor('a token of the inbox');
  const logOutOften = () => {
    for (let count = 0; count < 50_000; count += 1) sessions.end(sessions.open(false, now), now);
  };
  expect(await cpuMs(logOutOften)).toBeLessThan(hostileInputMs);
});
