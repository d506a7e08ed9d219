type NoPayload = Record<string, never>;

type CohortChange = { experiment_id: string; variant: string; variant_copy: string };

/** All events by name, with their payloads. Only `newsletter_signup` may carry an email address. */
export type Events = {
  contact_us_submit: NoPayload;
  contact_us_submit_2: NoPayload;
  interests_set: { interests: readonly string[] };
  newsletter_signup: { email: string; source: 'blog_post' | 'footer' };
  referral_program_enrollment: NoPayload;
  contact_form_opened: NoPayload;
  contact_form_closed: NoPayload;
  user_joined_cta_cohort: CohortChange;
  user_left_cta_cohort: CohortChange;
};

export type EventName = keyof Events;
