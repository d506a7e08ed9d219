import type { Hono } from 'hono';
import { leadsAbout } from '../storage/all-leads';
import { formValue } from './access';
import { askPersonPage, erasePersonPage } from './erase-page';
import type { Inbox, InboxContext, InboxEnv } from './inbox-options';
import { inboxPaths } from './inbox-paths';
import { leaveNotice } from './notice';
import { showPage } from './show-page';

const problems = { malformed: 'This is not an email address.', unknown: 'No lead has this address.' } as const;

/** Anything an address could look like; only an address that a lead has can be erased. */
const isAddress = (text: string) => /^[^\s@]+@[^\s@]+$/.test(text) && text.length <= 254;

/** Erases a person's leads. The address travels only in the body of a POST: URLs end up in logs. */
export function addEraseRoutes(app: Hono<InboxEnv>, inbox: Inbox): void {
  const { store } = inbox;
  const ask = (context: InboxContext, email: string, problem: keyof typeof problems | null) =>
    showPage(context, inbox, (visit) => askPersonPage(visit, email, problem && problems[problem]), problem ? 422 : 200);

  app.get(inboxPaths.person, (context) => ask(context, '', null));
  app.post(inboxPaths.person, async (context) => {
    const email = formValue(context, 'email').trim();
    if (!isAddress(email)) return ask(context, email, 'malformed');
    const found = await leadsAbout(store, email);
    return found.length === 0 ? ask(context, email, 'unknown') : showPage(context, inbox, (visit) => erasePersonPage(visit, email, found));
  });
  app.post(inboxPaths.erasePerson, async (context) => {
    const email = formValue(context, 'email').trim();
    if (!isAddress(email)) return ask(context, email, 'malformed');
    leaveNotice(context, 'erased', await store.eraseEmail(email));
    return context.redirect(inboxPaths.list, 303);
  });
}
