import { receiverEnvironment } from '../../src/receiver/environment';

test('misspelled settings in the environment are kept, so that they are reported', () => {
  Object.assign(process.env, { LEAD_SLACK: 'a', leads_smtp: 'b' });
  expect(receiverEnvironment()).toMatchObject({ LEAD_SLACK: 'a', leads_smtp: 'b' });
  delete process.env.LEAD_SLACK;
  delete process.env.leads_smtp;
});
