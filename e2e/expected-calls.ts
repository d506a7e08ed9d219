import { contact, hasNewsletter, home, referral } from './pages';
import type { Call } from './recorded-calls';
import { campaign, canary, type Visit } from './scripted-visit';

/** The options that each call of the scripted visit carries. */
export const options = { context: { campaign, entryPoint: home } };

const track = (name: string, payload: object = {}): Call => ['track', name, payload, options];

/** What the visitor does on each page, in the order of the visit; the pages between home and contact are any. */
function callsOnPage({ path }: Visit['views'][number], isLastBrowsed: boolean, interest: string): Call[] {
  if (isLastBrowsed) {
    const signup = track('newsletter_signup', { email: canary.email, source: 'footer' });
    return [track('contact_form_opened'), track('contact_form_closed'), ...(hasNewsletter ? [signup] : [])];
  }
  if (path === contact) {
    const identify: Call = ['identify', { email: canary.email, name: canary.name }, options];
    return [identify, track('contact_us_submit'), track('interests_set', { interests: [interest] }), track('contact_us_submit_2')];
  }
  return path === referral ? [track('referral_program_enrollment')] : [];
}

/** The calls of the scripted visit, in order. */
export function expectedCalls({ views, interest }: Visit): Call[] {
  const contactAt = views.findIndex(({ path }) => path === contact);
  return views.flatMap((view, index): Call[] => [['page', view, options], ...callsOnPage(view, index === contactAt - 1, interest)]);
}
