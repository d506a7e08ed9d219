import { Hono } from 'hono';
import { rejectCsrf, requireLogin, withForm, withSession } from './access';
import { addChartRoutes } from './chart-routes';
import { addEraseRoutes } from './erase-routes';
import type { Inbox, InboxEnv, InboxOptions } from './inbox-options';
import { addLeadRoutes } from './lead-routes';
import { addListRoutes } from './list-routes';
import { addLoginRoutes } from './login-routes';
import { failedPage, notFoundPage } from './message-page';
import { privateHeaders, strictHeaders } from './response-headers';
import { sessionsFor } from './session';
import { showPage } from './show-page';
import { stylesheet, stylesheetPath } from './stylesheet';

function pagesOf(inbox: Inbox): Hono<InboxEnv> {
  const app = new Hono<InboxEnv>();
  app.use(strictHeaders, privateHeaders);
  app.get(stylesheetPath, (context) =>
    context.body(stylesheet, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'public, max-age=31536000, immutable' }),
  );
  app.use(withSession(inbox), withForm, rejectCsrf(inbox));
  addLoginRoutes(app, inbox);
  app.use(requireLogin);
  addListRoutes(app, inbox);
  addLeadRoutes(app, inbox);
  addChartRoutes(app, inbox);
  addEraseRoutes(app, inbox);
  app.notFound((context) => {
    const { pathname, search } = new URL(context.req.url);
    if (context.req.method === 'GET' && !/\/$|\.\w+$/.test(pathname)) return context.redirect(`${pathname}/${search}`, 301);
    return showPage(context, inbox, () => notFoundPage, 404);
  });
  app.onError((error, context) => {
    inbox.report(error);
    return showPage(context, inbox, () => failedPage, 500);
  });
  return app;
}

/**
 * The inbox for marketers, to be mounted with `app.route('/inbox', inboxApp(…))`. It answers `/inbox` and everything below; a
 * nested app takes the requests, because only it can tell whether a path ends in a slash.
 */
export function inboxApp(options: InboxOptions): Hono {
  if (options.token === '') throw new Error('The inbox needs a token to log in with.');
  const pages = pagesOf({ ...options, sessions: sessionsFor(options.token) });
  return new Hono().all('*', ({ req, env }) => pages.fetch(req.raw, env));
}
