import type { Lead } from '../../../src/contract/lead';
import type { StoredLead } from '../../../src/receiver/storage/lead-store';
import { type Answer, marketerOn, mountedInbox } from './marketer';
import { memoryStore } from './memory-store';
import { dead, storedLead } from './sample-leads';

const markup = `"><script>alert(1)</script><img src=x onerror=alert(1)>'\`\${7*7}&lt;b&gt;</bdi></dl></main>`;

const key = '0123456789abcdef0123456789abcdef';

/** A lead with a text in every place that a visitor or a target fills. */
const everywhere = (text: string): StoredLead => {
  const sent: Partial<Lead> = {
    fields: { name: text, email: text, message: text, interests: [text, text], [text]: text, constructor: text, __proto__x: text },
    source: text,
    path: text,
    language: text,
    campaign: { id: text, medium: text, name: text, source: text, term: text, content: text, gclid: text },
    entryPoint: text,
    variant: text,
    submittedAt: text,
  };
  return storedLead(key, 1, { sent, spamReasons: [text], forwardings: [{ ...dead, lastError: text }] });
};

async function pagesWith(text: string, siteName = 'Agency'): Promise<Answer[]> {
  const marketer = marketerOn(mountedInbox({ store: memoryStore([everywhere(text)]), siteName }));
  await marketer.logIn();
  const query = `?${new URLSearchParams({ search: text.slice(0, 40), source: text, campaign: text, variant: text })}`;
  const addresses = ['', query, `leads/${key}/`, `leads/${key}/${query}`, `leads/${key}/erase/${query}`, 'chart/', `chart/${query}`];
  const answers: Answer[] = [];
  for (const address of addresses) answers.push(await marketer.open(`/inbox/${address}`));
  await marketer.open('/inbox/erase/');
  answers.push(await marketer.press('Find their leads', { email: text.slice(0, 1_000) }));
  await marketer.press('Log out');
  answers.push(await marketer.open(`/inbox/login/?after=${encodeURIComponent(text)}`));
  return answers;
}

/** Elements that the inbox itself never has, and attributes that run something. */
const foreign = 'script, img, iframe, object, embed, b, base, style, [onerror], [onload], [onclick], [style], [href^="javascript:"]';

test('markup in any place stays text on every page', async () => {
  const answers = await pagesWith(markup, markup);
  for (const { page, status, path } of answers) {
    expect([path, page(foreign).length, page('main').length]).toEqual([path, 0, 1]);
    expect([200, 422]).toContain(status);
  }
  expect(answers[2]?.page('dd').first().text()).toBe(markup);
});

test('the pages load nothing from elsewhere, and no page has a script', async () => {
  for (const { page } of await pagesWith('https://evil.example/x.css')) {
    const loaded = page('link, script, img, iframe, video, audio, object, embed, use')
      .toArray()
      .map((element) => page(element).attr('href') ?? element.name);
    expect(loaded.every((address) => /^\/inbox\/inbox-[0-9a-f]{16}\.css$/.test(address))).toBe(true);
    expect(
      page('main a')
        .toArray()
        .map((link) => page(link).attr('href'))
        .filter((href) => !/^(\/inbox\/|mailto:)/.test(href ?? '')),
    ).toEqual([]);
  }
});

test.each([
  'javascript:alert(1)@client.example',
  'a@b.example?cc=all@client.example',
  'a@b.example&body=x',
  '"<a>"@b.example',
  'a@b.example\nBcc: c@d.example',
])('the address %j becomes no mailto link', async (email) => {
  for (const { page } of await pagesWith(email)) expect(page('a[href^="mailto:"]')).toHaveLength(0);
});

test('characters that turn the direction of text are shown as such, and each value is isolated', async () => {
  const [list, , lead] = await pagesWith('invoice\u202Egnp.exe\u2066\u0000\u001b[31m\u0085');
  for (const answer of [list, lead])
    expect(answer?.page('body').text().replaceAll('\n', '')).not.toMatch(/[\u202a-\u202e\u2066-\u2069]|\p{Cc}/u);
  expect(lead?.page('h1 bdi').text()).toBe('invoice\uFFFDgnp.exe\uFFFD\uFFFD\uFFFD[31m\uFFFD');
  expect(
    lead
      ?.page('dd:not(.none)')
      .toArray()
      .filter((value) => lead.page(value).find('bdi').length === 0),
  ).toHaveLength(0);
});

test('a huge lead does not make a huge list', async () => {
  const [list, , lead] = await pagesWith('W'.repeat(6_000));
  expect(list?.page('.leads').text().length).toBeLessThan(1_000);
  expect(lead?.page('dd').text()).toContain('W'.repeat(6_000));
});

test.each(['constructor', '__proto__', 'toString'])('the notice %j in a forged cookie shows nothing', async (name) => {
  const marketer = marketerOn(mountedInbox());
  marketer.cookies.set('inbox_notice', `${name}.1`);
  const { status, page } = await marketer.open('/inbox/login/');
  expect(status).toBe(200);
  expect(page('.notice')).toHaveLength(0);
  marketer.cookies.set('inbox_notice', 'loggedOut.1');
  expect((await marketer.open('/inbox/login/')).page('.notice')).toHaveLength(1);
});
