import type { MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { bytesOf } from '../intake/read-body';
import { sameSecret } from '../same-secret';
import type { Inbox, InboxContext, InboxEnv } from './inbox-options';
import { inboxPaths, inboxRoot } from './inbox-paths';
import { csrfErrorPage } from './message-page';
import { isSameOrigin, isSecure } from './request-origin';
import { type Session, sessionMs } from './session';
import { showPage } from './show-page';

const cookieName = 'inbox_session';

/** Reads the session, or creates one that is not logged in. */
export const withSession =
  ({ sessions, now }: Inbox): MiddlewareHandler<InboxEnv> =>
  async (context, next) => {
    context.set('session', sessions.read(getCookie(context, cookieName), now()) ?? sessions.open(false, now()));
    await next();
  };

/** Sends the session cookie. Lax, because a marketer who follows a link to a lead in an email or Slack must be logged in. */
export function setSessionCookie(context: InboxContext, { sessions, url }: Inbox, session: Session): void {
  context.set('session', session);
  setCookie(context, cookieName, sessions.cookieOf(session), {
    path: inboxRoot,
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(context.req.raw, url),
    maxAge: sessionMs / 1000,
  });
}

const isSafeMethod = ({ req }: InboxContext) => req.method === 'GET' || req.method === 'HEAD';

const maxFormBytes = 16_384;

/** Reads the posted form. Not with Hono's limit and parser: on Node, these fail on a body that a proxy sends chunked. */
export const withForm: MiddlewareHandler<InboxEnv> = async (context, next) => {
  const bytes = isSafeMethod(context) ? '' : await bytesOf(context.req.raw, maxFormBytes);
  if (bytes === null) return context.text('Too large', 413);
  context.set('form', new URLSearchParams(bytes.toString()));
  return next();
};

/** Returns a value of the posted form. */
export const formValue = (context: InboxContext, name: string): string => context.var.form.get(name) ?? '';

/** Rejects any change that was not sent by a form of this session on this origin. */
export const rejectCsrf =
  (inbox: Inbox): MiddlewareHandler<InboxEnv> =>
  async (context, next) => {
    if (isSafeMethod(context)) return next();
    const token = isSameOrigin(context.req.raw) ? formValue(context, 'formToken') : '';
    if (sameSecret(token, inbox.sessions.formTokenOf(context.var.session))) return next();
    return showPage(context, inbox, () => csrfErrorPage, 403);
  };

/** Redirects visitors who are not logged in to the login page, and back afterward. */
export const requireLogin: MiddlewareHandler<InboxEnv> = async (context, next) => {
  if (context.var.session.loggedIn) return next();
  const { pathname, search } = new URL(context.req.url);
  const wanted = pathname + search;
  const after = isSafeMethod(context) && wanted !== inboxRoot ? `?after=${encodeURIComponent(wanted)}` : '';
  return context.redirect(inboxPaths.login + after, 303);
};
