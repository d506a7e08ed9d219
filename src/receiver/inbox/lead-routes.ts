import type { Hono } from 'hono';
import type { StoredLead, TargetName } from '../storage/lead-store';
import { formValue } from './access';
import { eraseLeadPage } from './erase-page';
import type { Inbox, InboxContext, InboxEnv } from './inbox-options';
import { inboxPaths, leadPaths, leadRoutes } from './inbox-paths';
import { leadPage } from './lead-page';
import { listQueryOf, queryString } from './list-query';
import { notFoundPage } from './message-page';
import { leaveNotice, type NoticeName } from './notice';
import { showPage } from './show-page';

const isForwarded = ({ status, test }: StoredLead) => status === 'inbox' && !test;

/** One lead, and what marketers do with it. */
export function addLeadRoutes(app: Hono<InboxEnv>, inbox: Inbox): void {
  const { store, targets, now } = inbox;
  const queryOf = (context: InboxContext) => queryString(listQueryOf(new URL(context.req.url).searchParams));

  const withLead =
    (answer: (context: InboxContext, entry: StoredLead) => Response | Promise<Response>) => async (context: InboxContext) => {
      const key = context.req.param('key') ?? '';
      // Given a null character, some databases fail instead of finding nothing.
      const entry = /\p{Cc}/u.test(key) || key.length > 200 ? null : await store.get(key);
      return entry === null ? showPage(context, inbox, () => notFoundPage, 404) : answer(context, entry);
    };
  const backTo = (context: InboxContext, path: string, notice: NoticeName) => {
    leaveNotice(context, notice);
    return context.redirect(path + queryOf(context), 303);
  };
  const chosen = (wish: string): TargetName[] => targets.filter((target) => wish === 'all' || wish === target);

  app.get(
    leadRoutes.lead,
    withLead((context, entry) => showPage(context, inbox, (visit) => leadPage(visit, { entry, targets, query: queryOf(context) }))),
  );
  app.post(
    leadRoutes.forward,
    withLead(async (context, entry) => {
      const wanted = isForwarded(entry) ? chosen(formValue(context, 'target')) : [];
      if (wanted.length === 0) return context.redirect(leadPaths(entry.lead.key).lead + queryOf(context), 303);
      const found = await store.retry(entry.lead.key, wanted, now());
      return found ? backTo(context, leadPaths(entry.lead.key).lead, 'forwarded') : backTo(context, inboxPaths.list, 'gone');
    }),
  );
  app.post(
    leadRoutes.mark,
    withLead(async (context, entry) => {
      const status = formValue(context, 'status') === 'spam' ? 'spam' : 'inbox';
      const found = await store.mark(entry.lead.key, status, entry.test ? [] : targets, now());
      return found ? backTo(context, leadPaths(entry.lead.key).lead, status) : backTo(context, inboxPaths.list, 'gone');
    }),
  );
  app.get(
    leadRoutes.erase,
    withLead((context, entry) => showPage(context, inbox, (visit) => eraseLeadPage(visit, entry, queryOf(context)))),
  );
  app.post(
    leadRoutes.erase,
    withLead(async (context, entry) => backTo(context, inboxPaths.list, (await store.erase(entry.lead.key)) ? 'erased' : 'gone')),
  );
}
