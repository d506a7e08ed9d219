import type { Hono } from 'hono';
import { sameSecret } from '../same-secret';
import { formValue, setSessionCookie } from './access';
import { attemptLimit } from './attempt-limit';
import type { Inbox, InboxContext, InboxEnv } from './inbox-options';
import { inboxPaths, pathAfterLogin } from './inbox-paths';
import { type LoginProblem, loginPage } from './login-page';
import { leaveNotice } from './notice';
import { showPage } from './show-page';

/** Browsers and mail scanners prefetch links; that must not use up a one-time link. */
const isPrefetch = ({ req }: InboxContext) => req.method === 'HEAD' || /prefetch|preview/i.test(req.header('sec-purpose') ?? '');

/** Login by token or by a one-time link, and logout. */
export function addLoginRoutes(app: Hono<InboxEnv>, inbox: Inbox): void {
  const { sessions, now } = inbox;
  const limit = attemptLimit();

  const refuse = (context: InboxContext, problem: LoginProblem, status: 200 | 403 | 429, after: string) => {
    setSessionCookie(context, inbox, context.var.session);
    return showPage(context, inbox, (visit) => loginPage(visit, problem, after), status);
  };
  const enter = (context: InboxContext, after: string) => {
    limit.forgive(inbox.clientOf(context));
    setSessionCookie(context, inbox, sessions.open(true, now()));
    return context.redirect(pathAfterLogin(after), 303);
  };

  app.get(inboxPaths.login, (context) => {
    const after = context.req.query('after') ?? '';
    return context.var.session.loggedIn ? context.redirect(pathAfterLogin(after), 303) : refuse(context, null, 200, after);
  });
  app.post(inboxPaths.login, async (context) => {
    const after = formValue(context, 'after');
    const waitMs = limit.take(inbox.clientOf(context), now());
    if (waitMs > 0) {
      context.header('Retry-After', String(Math.ceil(waitMs / 1000)));
      return refuse(context, 'often', 429, after);
    }
    const right = sameSecret(formValue(context, 'token').trim(), inbox.token);
    return right ? enter(context, after) : refuse(context, 'wrong', 403, after);
  });
  app.get(inboxPaths.enter, (context) => {
    if (isPrefetch(context)) return context.body(null, 204);
    // Not limited: codes are too long to guess, and a page of another site could request links until nobody here can log in.
    return inbox.oneTimeLogins.redeem(context.req.query('once') ?? '', now()) ? enter(context, '') : refuse(context, 'link', 403, '');
  });
  app.post(inboxPaths.logout, (context) => {
    sessions.end(context.var.session, now());
    setSessionCookie(context, inbox, sessions.open(false, now()));
    leaveNotice(context, 'loggedOut');
    return context.redirect(inboxPaths.login, 303);
  });
}
