import { type Lead, newsletterField } from '../../contract/lead';
import { identify, track } from './calls';

/** Records the event of a new lead, which its form alone decides; the second step of the contact form records its own. */
export function recordLead({ form, source, fields }: Pick<Lead, 'form' | 'source' | 'fields'>): void {
  const text = (name: string) => String(fields[name] ?? '');
  if (form === 'contact') {
    identify({ email: text('email'), name: text('name') });
    track('contact_us_submit', {});
  }
  // The event has two locations; a form in the middle of a page counts as one in a post.
  if (form === 'newsletter')
    track('newsletter_signup', { email: text(newsletterField(source)), source: source === 'footer' ? 'footer' : 'blog_post' });
  // No event is recorded for an application.
  if (form === 'referral') track('referral_program_enrollment', {});
}
