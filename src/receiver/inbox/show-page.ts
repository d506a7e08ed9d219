import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Inbox, InboxContext } from './inbox-options';
import { documentOf, type Page, type Visit } from './layout';
import { takeNotice } from './notice';

/** Returns what a page needs to know about the request; uses up the notice. */
function visitOf(context: InboxContext, inbox: Inbox): Visit {
  const { session } = context.var;
  return {
    siteName: inbox.siteName,
    path: context.req.path,
    loggedIn: session.loggedIn,
    formToken: inbox.sessions.formTokenOf(session),
    notice: takeNotice(context),
  };
}

/** Responds with a page. */
export function showPage(context: InboxContext, inbox: Inbox, page: (visit: Visit) => Page, status: ContentfulStatusCode = 200) {
  const visit = visitOf(context, inbox);
  return context.html(documentOf(visit, page(visit)), status);
}
