import { sessionsFor } from '../../../src/receiver/inbox/session';

const now = Date.parse('2026-11-22T10:00:00Z');

test('a session that was logged out is no longer valid', () => {
  const sessions = sessionsFor('a token of the inbox');
  const session = sessions.open(true, now);
  const cookie = sessions.cookieOf(session);
  expect(sessions.read(cookie, now)).toEqual(session);
  sessions.end(session, now);
  expect(sessions.read(cookie, now)).toBeNull();
});

test('a logout without a login is not remembered, because anyone could send any number of them', () => {
  const sessions = sessionsFor('a token of the inbox');
  const session = sessions.open(false, now);
  sessions.end(session, now);
  expect(sessions.read(sessions.cookieOf(session), now)).toEqual(session);
});
