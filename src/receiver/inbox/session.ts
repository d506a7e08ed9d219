import { createHmac, randomBytes, scryptSync } from 'node:crypto';
import { hourMs } from '../../contract/durations';
import { sameSecret } from '../same-secret';

/** A browser's session; it exists before login too, for the form token of the login page. */
export type Session = { id: string; expiresAt: number; loggedIn: boolean };

export type Sessions = {
  open: (loggedIn: boolean, now: number) => Session;
  /** The signed value of the session cookie. */
  cookieOf: (session: Session) => string;
  /** Returns the session in a cookie, or null if it is missing, forged, expired or logged out. */
  read: (cookie: string | undefined, now: number) => Session | null;
  /** The token in every form of this session. */
  formTokenOf: (session: Session) => string;
  end: (session: Session, now: number) => void;
};

/** A working day. */
export const sessionMs = 12 * hourMs;

/**
 * Sessions signed with a key derived from the login token, so a new token ends all of them. Deriving the key is slow: anyone can
 * get a signed cookie from the login page, and must not be able to guess the token with it offline.
 */
export function sessionsFor(token: string): Sessions {
  const secret = scryptSync(token, 'inbox session', 32);
  const sign = (purpose: string, text: string) => createHmac('sha256', secret).update(`${purpose}:${text}`).digest('base64url');
  const ended = new Map<string, number>();

  const cookieOf = ({ id, expiresAt, loggedIn }: Session) => {
    const text = `${id}.${expiresAt}.${loggedIn ? 'in' : 'out'}`;
    return `${text}.${sign('session', text)}`;
  };
  return {
    open: (loggedIn, now) => ({ id: randomBytes(18).toString('base64url'), expiresAt: now + sessionMs, loggedIn }),
    cookieOf,
    read: (cookie, now) => {
      const [id = '', expiresAt = '', state] = (cookie ?? '').split('.');
      const session = { id, expiresAt: Number(expiresAt), loggedIn: state === 'in' };
      const genuine = sameSecret(cookieOf(session), cookie ?? '');
      return genuine && now < session.expiresAt && !ended.has(id) ? session : null;
    },
    formTokenOf: ({ id, loggedIn }) => sign('form', `${id}.${loggedIn}`),
    end: ({ id, expiresAt, loggedIn }, now) => {
      // Anyone can get a session that is not logged in, and end it: remembering those would fill the memory.
      if (!loggedIn) return;
      for (const [other, time] of ended) if (time < now) ended.delete(other);
      ended.set(id, expiresAt);
    },
  };
}
