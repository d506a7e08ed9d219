import { recordLead } from '../../../src/site/analytics/record-lead';

const call = jest.fn();
jest.mock('../../../src/site/analytics/calls', () => ({
  track: (...given: unknown[]) => call(...given),
  identify: (...given: unknown[]) => call('identify', ...given),
}));
beforeEach(() => call.mockReset());

const email = 'ada@example.com';

test.each([
  [
    'contact',
    'contact_page',
    { name: 'Ada', email, message: 'Hi' },
    [
      ['identify', { email, name: 'Ada' }],
      ['contact_us_submit', {}],
    ],
  ],
  ['newsletter', 'footer', { footer_email: email }, [['newsletter_signup', { email, source: 'footer' }]]],
  ['newsletter', 'blog_post', { blog_post_email: email }, [['newsletter_signup', { email, source: 'blog_post' }]]],
  ['newsletter', 'page', { page_email: email }, [['newsletter_signup', { email, source: 'blog_post' }]]],
  ['referral', 'referral_page', { referrer_email: email }, [['referral_program_enrollment', {}]]],
  ['application', 'application_page', { founder_email: email }, []],
] as const)('a lead of the %s form at %s is recorded by its event', (form, source, fields, calls) => {
  recordLead({ form, source, fields });
  expect(call.mock.calls).toEqual(calls);
});
