import { sentRequest } from '../../sent-request';
import { type RunningReceiver, runReceiver } from '../running-receiver';
import { contactLead } from '../stored-lead';

let receiver: RunningReceiver;
beforeAll(async () => {
  receiver = await runReceiver();
});
afterAll(() => receiver.close());

type Case = { says: string; body: Buffer; headers?: Record<string, string> };

/** The largest body that is read, in bytes. */
const limit = 262_144;

/** Sends bytes as they are, and returns the status and the sentence. */
async function answerTo({ says, body, headers }: Case) {
  const sent = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body };
  const { status = 0, text } = await sentRequest(`${receiver.origin}/leads`, sent).catch((error) => {
    // The receiver may close the connection on somebody who goes on sending after the refusal.
    if (body.length > limit) return { status: 413, text: '{"error":"cut off."}' };
    throw new Error(`No answer to ${says}`, { cause: error });
  });
  return { status, error: (JSON.parse(text) as { error?: unknown }).error };
}

const lead = contactLead();
const valid = JSON.stringify(lead);
const json = (says: string, value: unknown): Case => ({ says, body: Buffer.from(JSON.stringify(value)) });

const others = [null, true, 7, -1, 1.5, '', 'text', [], {}, [[]], [null], { a: { b: [] } }, 'x'.repeat(300_000)];
const isText = (value: unknown) => typeof value === 'string' && value.length < 300_000;

/** For each part of a lead, values of other types that it must not have. */
const parts: Record<string, unknown[]> = {
  key: [
    ...others,
    'A'.repeat(32),
    '0'.repeat(31),
    '0'.repeat(33),
    `${'0'.repeat(32)}\r\nBcc: a@b`,
    '../../etc/passwd',
    `'; DROP TABLE leads; --`,
  ],
  revision: [...others.filter((value) => value !== 7), '1', 0, 1e300],
  form: [...others, 'contact ', 'CONTACT', '__proto__', 'contact\u0000'],
  fields: [...others, { a: null }, { a: 1 }, { a: {} }, { a: [1] }, { a: [['x']] }, { '': 'x' }, { 'a b': 'x' }, { '=1+1': 'x' }],
  source: others.filter((value) => !isText(value)),
  path: others.filter((value) => !isText(value)),
  language: others.filter((value) => !isText(value)),
  campaign: [
    ...others.filter((value) => JSON.stringify(value) !== '{}' && !(value && typeof value === 'object' && 'a' in value)),
    { source: 1 },
  ],
  entryPoint: others.filter((value) => value !== null && !isText(value)),
  variant: others.filter((value) => value !== null && !isText(value)),
  submittedAt: [...others, '2026-13-01T00:00:00Z', '2026-01-01', '=NOW()'],
  signals: [...others, { trap: '' }, { trap: 1, secondsOnForm: 1 }, { trap: '', secondsOnForm: -1 }, { trap: '', secondsOnForm: '1' }],
};

const wrongParts = Object.entries(parts).flatMap(([name, values]) => [
  ...values.map((value) => json(`${name} is ${JSON.stringify(value).slice(0, 40)}`, { ...lead, [name]: value })),
  json(`${name} is missing`, { ...lead, [name]: undefined }),
]);

const spread = (count: number) => Array.from({ length: count }, (_, index) => Math.floor((index * valid.length) / count));
const cut = spread(130).map((length) => ({ says: `cut after ${length} bytes`, body: Buffer.from(valid.slice(0, length)) }));
const withByte = (byte: number, at: number) =>
  Buffer.concat([Buffer.from(valid.slice(0, at)), Buffer.from([byte]), Buffer.from(valid.slice(at))]);
const brokenBytes = [0xff, 0xc0, 0xed].flatMap((byte) =>
  spread(40).map((at) => ({ says: `byte ${byte} at ${at}`, body: withByte(byte, at) })),
);
const controls = [0x00, 0x08, 0x0b, 0x1f].flatMap((byte) =>
  spread(10).map((at) => ({ says: `control character ${byte} at ${at}`, body: withByte(byte, at) })),
);
const deep = [100, 10_000, 100_000].flatMap((depth) =>
  [
    `${'['.repeat(depth)}${']'.repeat(depth)}`,
    `${'{"a":'.repeat(depth / 4)}1${'}'.repeat(depth / 4)}`,
    valid.replace('"An engine, please."', `${'['.repeat(depth)}${']'.repeat(depth)}`),
  ].map((text) => ({ says: `nested ${depth} times`, body: Buffer.from(text) })),
);
const encoded: Case[] = [
  { says: 'UTF-16', body: Buffer.from(valid, 'utf16le') },
  { says: 'a byte order mark', body: Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(valid)]) },
  { says: 'base64', body: Buffer.from(Buffer.from(valid).toString('base64')) },
  ...['gzip', 'br', 'identity, gzip'].map((name) => ({ says: name, body: Buffer.from(valid), headers: { 'Content-Encoding': name } })),
  ...['text/plain', 'text/html', 'application/xml', 'multipart/form-data; boundary=x', 'application/json; charset=utf-7', 'nonsense'].map(
    (type) => ({ says: type, body: Buffer.from(valid), headers: { 'Content-Type': type } }),
  ),
  ...[
    '%',
    '%zz',
    'form=contact&name=%ff',
    'form=contact',
    'name=x',
    `form=contact&name=${'x'.repeat(300_000)}`,
    'form=contact&a%0Ab=x',
  ].map((text) => ({ says: text.slice(0, 40), body: Buffer.from(text), headers: { 'Content-Type': 'application/x-www-form-urlencoded' } })),
];
const large = [limit + 1, 1_000_000, 20_000_000].map((size) => ({ says: `${size} bytes`, body: Buffer.alloc(size, 0x20) }));

const cases: Case[] = [...wrongParts, ...cut, ...brokenBytes, ...controls, ...deep, ...encoded, ...large];

test(`each of ${cases.length} hostile requests gets a 4xx status with a sentence, and nothing is stored`, async () => {
  expect(cases.length).toBeGreaterThanOrEqual(500);
  const wrong: string[] = [];
  for (const each of cases) {
    const { status, error } = await answerTo(each);
    const isClear = status >= 400 && status < 500 && typeof error === 'string' && error.length < 200 && !/[\r\n<{]/.test(error);
    if (!isClear) wrong.push(`${each.says}: ${status} ${String(error)}`);
  }
  expect(wrong).toEqual([]);
  expect((await receiver.store.list({}, { limit: 1 })).total).toBe(0);
  expect((await fetch(`${receiver.origin}/health`)).status).toBe(200);
});

test('a valid lead is still accepted after that', async () => {
  expect((await answerTo({ says: 'valid', body: Buffer.from(valid) })).status).toBe(202);
});
