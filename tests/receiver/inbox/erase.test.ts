import { marketerOn, mountedInbox } from './marketer';
import { memoryStore } from './memory-store';
import { storedLead } from './sample-leads';

const ann = (key: string, changes = {}) =>
  storedLead(key, 1, { ...changes, sent: { fields: { name: 'Ann', email: 'Ann@Client.example' } } });

async function withLeads() {
  const store = memoryStore([
    ann('one'),
    ann('two', { status: 'spam' }),
    ann('three', { test: true }),
    storedLead('friend', 2, { sent: { form: 'referral', fields: { friend_email: 'ann@client.example', referrer_email: 'b@c.example' } } }),
    storedLead('joann', 3, { sent: { fields: { email: 'joann@client.example' } } }),
  ]);
  const marketer = marketerOn(mountedInbox({ store }));
  await marketer.logIn();
  return {
    marketer,
    keys: () =>
      store
        .all()
        .map(({ lead }) => lead.key)
        .sort(),
  };
}

test('one lead is erased after a question', async () => {
  const { marketer, keys } = await withLeads();
  const lead = await marketer.open('/inbox/leads/one/?search=ann');
  const question = await marketer.open(lead.page('a:contains("Erase this lead")').attr('href') ?? '');
  expect(question.page('h1').text()).toBe('Erase this lead?');
  expect(keys()).toContain('one');
  const { path, page } = await marketer.press('Erase this lead');
  expect(path).toBe('/inbox/?search=ann');
  expect(page('.notice').text()).toContain('1 lead erased for good');
  expect(keys()).toEqual(['friend', 'joann', 'three', 'two']);
});

test('a person is erased from every lead after a question that says how many go', async () => {
  const { marketer, keys } = await withLeads();
  await marketer.open('/inbox/erase/');
  const question = await marketer.press('Find their leads', { email: ' ANN@client.example ' });
  expect(question.page('h1').text()).toBe('Erase 4 leads?');
  expect(question.page('.lines li')).toHaveLength(4);
  expect(keys()).toHaveLength(5);
  const { page } = await marketer.press('Erase 4 leads');
  expect(page('.notice').text()).toContain('4 leads erased for good');
  expect(keys()).toEqual(['joann']);
});

test('the page of a lead begins to erase its person', async () => {
  const { marketer } = await withLeads();
  await marketer.open('/inbox/leads/one/');
  expect((await marketer.press('Erase everything from Ann@Client.example')).page('h1').text()).toBe('Erase 4 leads?');
});

test.each([
  ['', 'not an email address'],
  ['client.example', 'not an email address'],
  ['@', 'not an email address'],
  ['%@client.example', 'No lead has this address'],
  ["o'brien+a=b@client.example", 'No lead has this address'],
  ['nobody@client.example', 'No lead has this address'],
])('the address %j is answered with %j, and nothing is erased', async (email, expected) => {
  const { marketer, keys } = await withLeads();
  await marketer.open('/inbox/erase/');
  const { status, page } = await marketer.press('Find their leads', { email });
  expect(status).toBe(422);
  expect(page('[role=alert]').text()).toContain(expected);
  expect(page('#email').val()).toBe(email);
  expect(keys()).toHaveLength(5);
});

test('the last step checks the address again', async () => {
  const { marketer, keys } = await withLeads();
  await marketer.open('/inbox/erase/');
  await marketer.press('Find their leads', { email: 'ann@client.example' });
  expect((await marketer.press('Erase 4 leads', { email: '' })).status).toBe(422);
  expect(keys()).toHaveLength(5);
});

test('an email address is never part of an address of a page', async () => {
  const { marketer } = await withLeads();
  const paths = [
    (await marketer.open('/inbox/leads/one/')).path,
    (await marketer.press('Erase everything from')).path,
    (await marketer.press('Erase 4 leads')).path,
  ];
  expect(paths.join()).not.toMatch(/@|%40/);
});
