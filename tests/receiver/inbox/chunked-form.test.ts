import { load } from 'cheerio';
import { type RunningReceiver, runReceiver } from '../running-receiver';

const token = 'a-token-of-sixteen';
let receiver: RunningReceiver;
beforeAll(async () => {
  receiver = await runReceiver({ LEADS_TOKEN: token });
});
afterAll(() => receiver.close());

/** Posts a form without `Content-Length`, as some proxies do. */
function postChunked(cookie: string, form: Record<string, string>) {
  const request: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin: receiver.origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: new Blob([new URLSearchParams(form).toString()]).stream(),
    duplex: 'half',
  };
  return fetch(`${receiver.origin}/inbox/login/`, request);
}

async function loginForm() {
  const response = await fetch(`${receiver.origin}/inbox/login/`);
  const [cookie = ''] = response.headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
  return { cookie, formToken: String(load(await response.text())('input[name=formToken]').val()) };
}

test('a form that arrives chunked logs in', async () => {
  const { cookie, formToken } = await loginForm();
  const response = await postChunked(cookie, { formToken, token });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/inbox/']);
});

test('a huge form that arrives chunked is refused', async () => {
  const { cookie, formToken } = await loginForm();
  expect((await postChunked(cookie, { formToken, token: 'x'.repeat(100_000) })).status).toBe(413);
});
