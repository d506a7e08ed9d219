import { type CheerioAPI, load } from 'cheerio';
import { Hono } from 'hono';
import { inboxApp } from '../../../src/receiver/inbox/inbox-app';
import type { InboxOptions } from '../../../src/receiver/inbox/inbox-options';
import { oneTimeLogins } from '../../../src/receiver/inbox/one-time-logins';
import { memoryStore } from './memory-store';
import { noon } from './sample-leads';

export const origin = 'https://www.agency.example';
export const token = 'correct-horse-battery-staple';

/** The inbox as the receiver mounts it. */
export function mountedInbox(changes: Partial<InboxOptions> = {}): Hono {
  const options: InboxOptions = {
    store: memoryStore([]),
    token,
    targets: ['mail', 'slack'],
    now: () => noon,
    siteName: 'Agency',
    oneTimeLogins: oneTimeLogins(),
    clientOf: ({ req }) => req.header('x-client') ?? 'one client',
    report: (error) => {
      throw error;
    },
    ...changes,
  };
  return new Hono().route('/inbox', inboxApp(options));
}

export type Answer = { status: number; headers: Headers; text: string; page: CheerioAPI; path: string };

/** A browser without JavaScript: keeps cookies, follows redirects and sends the forms of the page it is on. */
export function marketerOn(app: { request: (address: string, init: RequestInit) => Response | Promise<Response> }) {
  const jar = new Map<string, string>();
  let path = '/inbox/';
  let page = load('');

  const keep = (headers: Headers) => {
    for (const [, name = '', value = ''] of headers.getSetCookie().map((cookie) => /^([^=]+)=([^;]*)/.exec(cookie) ?? [])) {
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
  };
  const send = async (target: string, body?: URLSearchParams): Promise<Answer> => {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ');
    const headers = { cookie, ...(body && { origin, 'content-type': 'application/x-www-form-urlencoded' }) };
    const response = await app.request(`${origin}${target}`, body ? { method: 'POST', headers, body: body.toString() } : { headers });
    keep(response.headers);
    const location = response.headers.get('location');
    if (location !== null) return send(location);
    const text = await response.text();
    path = target;
    page = load(text);
    return { status: response.status, headers: response.headers, text, page, path };
  };

  /** Sends the form that has this button, filled in with these values. */
  const press = (button: string, values: Record<string, string> = {}): Promise<Answer> => {
    const form = page('form')
      .filter((_, element) => page(element).find('button').text().includes(button))
      .first();
    if (form.length === 0) throw new Error(`No form on ${path} has a button "${button}".`);
    const body = new URLSearchParams(form.serialize());
    for (const [name, value] of Object.entries(values)) body.set(name, value);
    const action = form.attr('action') ?? path;
    return form.attr('method') === 'post' ? send(action, body) : send(`${action}?${body}`);
  };
  const logIn = async () => {
    await send('/inbox/login/');
    return press('Log in', { token });
  };
  return { open: (target: string) => send(target), press, logIn, cookies: jar };
}

export type Marketer = ReturnType<typeof marketerOn>;
