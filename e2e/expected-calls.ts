import type { Call } from './recorded-calls';
import { campaign, canary, type Visit } from './scripted-visit';

/** The options that each call of the scripted visit carries. */
export const options = { context: { campaign, entryPoint: '/' } };

/** The calls of the scripted visit, in order. */
export function expectedCalls({ views, interest }: Visit): Call[] {
  const [home, web, native, contact, referral, application] = views.map((view): Call => ['page', view, options]);
  const track = (name: string, payload: object = {}): Call => ['track', name, payload, options];
  const calls: (Call | undefined)[] = [
    home,
    web,
    native,
    track('contact_form_opened'),
    track('contact_form_closed'),
    track('newsletter_signup', { email: canary.email, source: 'footer' }),
    contact,
    ['identify', { email: canary.email, name: canary.name }, options],
    track('contact_us_submit'),
    track('interests_set', { interests: [interest] }),
    track('contact_us_submit_2'),
    referral,
    track('referral_program_enrollment'),
    application,
  ];
  return calls.filter((call) => call !== undefined);
}
