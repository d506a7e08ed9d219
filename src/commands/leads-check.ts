import { type Lead, leadKey } from '../contract/lead';
import { fieldIn } from '../contract/objects';
import { isJson } from '../site/delivery/send-lead';
import { crossOriginProblems, preflightOf } from './deploy/leads-preflight';
import { reach, urlOf } from './leads/reach';
import { testLead } from './leads/test-lead';
import { runCommand } from './processes/run-command';

type Check = { says: string; holds: (send: Sender) => Promise<boolean> };
type Sender = { lead: (changes?: Partial<Lead>) => Promise<Response>; post: (request: RequestInit) => Promise<Response> };

const ok = ({ status }: Response) => status >= 200 && status < 300;
const isRefusal = async (response: Response) => {
  const body: unknown = await response.json().catch(() => null);
  return response.status >= 400 && response.status < 500 && typeof fieldIn(body, 'error') === 'string';
};
/** Whether the page's code would treat the response as acceptance. */
const accepts = async (response: Response, key: string) => {
  const body: unknown = await response.json().catch(() => null);
  return ok(response) && isJson(response.headers.get('content-type')) && fieldIn(body, 'key') === key;
};

const acceptsLead = async ({ lead }: Sender, changes: object = {}) => {
  const key = leadKey();
  return accepts(await lead({ ...changes, key }), key);
};

const json = { 'Content-Type': 'application/json', Accept: 'application/json' };

const checks: readonly Check[] = [
  {
    says: 'accepts a lead with a 2xx JSON response that contains its key, without a redirect',
    holds: (send) => acceptsLead(send),
  },
  {
    says: 'accepts a repeated, a higher and a lower revision',
    holds: async ({ lead }) => {
      const key = leadKey();
      for (const revision of [1, 1, 3, 2, 3]) if (!(await accepts(await lead({ key, revision }), key))) return false;
      return true;
    },
  },
  {
    says: 'accepts unknown fields',
    holds: (send) => acceptsLead(send, { added: { later: true } }),
  },
  {
    says: 'accepts a long message in any language',
    holds: (send) => acceptsLead(send, { fields: { message: 'ñ語🙂 '.repeat(5_000) } }),
  },
  {
    says: 'rejects a lead without a key with a 4xx status and {"error": "…"}',
    holds: async ({ lead }) => isRefusal(await lead({ key: '' })),
  },
  {
    says: 'rejects invalid JSON with a 4xx status and {"error": "…"}',
    holds: async ({ post }) => isRefusal(await post({ headers: json, body: '{' })),
  },
  {
    says: 'rejects more than 256 KiB with status 413',
    holds: async ({ lead }) => (await lead({ fields: { message: 'x'.repeat(300_000) } })).status === 413,
  },
  {
    says: 'answers a form posted without JavaScript with status 303',
    holds: async ({ post }) =>
      (
        await post({
          body: new URLSearchParams({ form: 'contact', source: 'conformance_test', leave_empty: '', name: 'Conformance test' }),
        })
      ).status === 303,
  },
];

/** Whether the preflight response allows what pages of the site post, and may be cached for ten minutes. */
async function preflightHolds(endpoint: string, origin: string): Promise<boolean> {
  const answer = await fetch(endpoint, preflightOf(origin));
  return crossOriginProblems(origin, answer).length === 0 && Number(answer.headers.get('access-control-max-age')) >= 600;
}

async function answerHolds(send: Sender, origin: string): Promise<boolean> {
  const { headers } = await send.lead();
  const exposed = (headers.get('access-control-expose-headers') ?? '').toLowerCase();
  return [origin, '*'].includes(headers.get('access-control-allow-origin') ?? '') && exposed.includes('retry-after');
}

/** A receiver's violations of the contract, one sentence each; `site` is the site's address. Rejects if nothing responds. */
export async function conformanceFaults(endpoint: string, site: string): Promise<string[]> {
  const { origin } = urlOf(site);
  await reach(urlOf(endpoint), preflightOf(site));
  const post: Sender['post'] = (request) => {
    const headers = { ...(request.headers as Record<string, string> | undefined), Origin: origin, Referer: `${origin}/contact-us/` };
    return fetch(endpoint, { method: 'POST', redirect: 'manual', ...request, headers });
  };
  const lead: Sender['lead'] = (changes = {}) => {
    const body = testLead(changes);
    return post({ headers: { ...json, 'Idempotency-Key': `${body.key}.${body.revision}` }, body: JSON.stringify(body) });
  };
  const send = { lead, post };
  const all: Check[] = [
    ...checks,
    { says: 'lets the site post leads (CORS preflight, cached for at least ten minutes)', holds: () => preflightHolds(endpoint, origin) },
    { says: 'lets the site read its responses and Retry-After (CORS)', holds: () => answerHolds(send, origin) },
  ];
  const faults: string[] = [];
  for (const { says, holds } of all) if (!(await holds(send).catch(() => false))) faults.push(says);
  return faults;
}

const usage = `npm run leads:check -- <URL of the receiver> [<address of the site>]
  Posts test leads to a receiver, and lists every violation of the contract. The site is http://localhost:9000 unless specified.`;

async function run(endpoint?: string, site = 'http://localhost:9000'): Promise<void> {
  if (!endpoint) throw new Error(`Usage: ${usage}`);
  const faults = await conformanceFaults(endpoint, site);
  for (const fault of faults) console.error(`Requirement not met: "The receiver ${fault}."`);
  if (faults.length > 0) process.exitCode = 1;
  else console.log('The receiver meets the contract. The test leads it was sent have the source "conformance_test".');
}

runCommand('leads-check', { usage, most: 2 }, ({ positionals: [endpoint, site] }) => run(endpoint, site));
