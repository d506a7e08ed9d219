import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { InboxContext } from './inbox-options';
import { inboxRoot } from './inbox-paths';
import { countedLeads } from './words';

/** What was done, keyed by the name in the cookie. */
const notices = {
  loggedOut: () => 'You are logged out.',
  forwarded: () => 'The lead is back in the queue and will be forwarded within seconds. Reload this page to see the result.',
  spam: () => 'The lead is marked as spam. It is not forwarded, and it is not in the charts.',
  inbox: () => 'The lead is back in the inbox and will be forwarded to the targets that it has not reached yet.',
  erased: (count: number) => `${countedLeads(count)} erased for good. Forwarded copies are still where they were sent.`,
  gone: () => 'That lead is not here anymore. It may have been erased.',
} as const;

export type NoticeName = keyof typeof notices;

const cookieName = 'inbox_notice';
const isName = (name: string): name is NoticeName => Object.hasOwn(notices, name);

/** Stores a notice for the next page; in a cookie, so that no link can make the inbox show one. */
export function leaveNotice(context: InboxContext, name: NoticeName, count = 1): void {
  setCookie(context, cookieName, `${name}.${count}`, { path: inboxRoot, httpOnly: true, sameSite: 'Strict', maxAge: 60 });
}

/** Returns the notice that the previous page left, once. */
export function takeNotice(context: InboxContext): string | null {
  const [name = '', count] = (getCookie(context, cookieName) ?? '').split('.');
  if (!isName(name)) return null;
  deleteCookie(context, cookieName, { path: inboxRoot });
  return notices[name](Number(count) || 0);
}
