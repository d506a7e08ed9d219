import fc from 'fast-check';
import { scrubAddress, scrubText } from '../../../src/site/errors/scrub';
import { cpuMs, hostileInputMs } from '../../cpu-time';

test.each([
  ['ada@example.com', '[e-mail]'],
  ['No lead for ada.lovelace+crm@mail.example.co.uk!', 'No lead for [e-mail]!'],
  ['"ADA@EXAMPLE.COM" is not valid JSON', '"[e-mail]" is not valid JSON'],
  ['mailto:ada@example.com', 'mailto:[e-mail]'],
  ['{"email":"ada@example.com","b":1}', '{"email":"[e-mail]","b":1}'],
  ['cut off: ada@exam', 'cut off: [e-mail]'],
  ['ada%40example.com', '[e-mail]'],
  ['ada%2540example.com', '[e-mail]'],
  ['jörg@müller.example', '[e-mail]'],
  ["'o'brien@example.com", '[e-mail]'],
  ['a/b=c&d@example.com', '[e-mail]'],
  ['two: a@b.co, c@d.co', 'two: [e-mail], [e-mail]'],
  [`${'a'.repeat(200)}@example.com`, '[e-mail]'],
])('email addresses are removed from %j', (text, scrubbed) => {
  expect(scrubText(text)).toBe(scrubbed);
});

test.each([
  ['call +1 (512) 555-0100 now', 'call [number] now'],
  ['512-555-0100', '[number]'],
  ['512.555.0100', '[number]'],
  ['tel:+15125550100', 'tel:[number]'],
  ['+49 30 1234567', '[number]'],
  ['(512) 555 0100', '[number]'],
  ['4111 1111 1111 1111', '[number]'],
])('possible phone numbers are removed from %j', (text, scrubbed) => {
  expect(scrubText(text)).toBe(scrubbed);
});

test.each([
  ['fetch of https://example.com/a?name=Ada failed', 'fetch of https://example.com/a?[query] failed'],
  ['/contact-us/?utm_source=x&e=ada', '/contact-us/?[query]'],
  ['see /a/#access_token=abc and go', 'see /a/#[values] and go'],
  ['("https://example.com/?a=1")', '("https://example.com/?[query]")'],
])('query and hash values are removed from %j', (text, scrubbed) => {
  expect(scrubText(text)).toBe(scrubbed);
});

test.each([
  '',
  "Cannot read properties of undefined (reading 'title')",
  'Loading chunk 532 failed.',
  'Minified React error #418; visit https://react.dev/errors/418',
  'What is this?',
  'Cannot read private member #count from an object',
  'React 18.3.1 and 42 others',
  'at https://example.com/app-1234567890abcdef.js:12:3456',
  '@sentry and @media are no addresses',
  'JSON.parse: unexpected character at line 1 column 1 of the JSON data',
  "Unexpected token '<'",
  '"undefined" is not valid JSON',
])('%j stays unchanged', (text) => {
  expect(scrubText(text)).toBe(text);
});

test('typed text is removed unless it is too short to be meaningful', () => {
  expect(scrubText('"Ada Lovelace" of Analytical', ['Ada Lovelace ', 'Analytical', 'of', ''])).toBe('"[typed]" of [typed]');
});

test('a text longer than what the patterns examine is removed whole', () => {
  const plan = 'Our patients wait. '.repeat(300).trim();
  expect(plan.length).toBeGreaterThan(4_096);
  expect(scrubText(`Not sent: ${plan} (offline)`, [plan])).toBe('Not sent: [typed] (offline)');
});

/** The message of the error that JSON.parse throws here. */
function messageOf(text: string): string {
  try {
    return String(JSON.parse(text));
  } catch (error) {
    return (error as Error).message;
  }
}

test.each([
  ['Our patients wait', `Unexpected token 'O', [excerpt] is not valid JSON`],
  ['Our patients wait for a day', `Unexpected token 'O', [excerpt] is not valid JSON`],
  ['{"a":"patients","b":patients, all of them}', `Unexpected token 'p', [excerpt] is not valid JSON`],
  ['["patients all", patients]', `Unexpected token 'p', [excerpt] is not valid JSON`],
  ['x" is not valid JSON', `Unexpected token 'x', [excerpt] is not valid JSON`],
  ['x\n\npatients', `Unexpected token 'x', [excerpt] is not valid JSON`],
])('the excerpt of %j is removed from the message of JSON.parse', (text, scrubbed) => {
  expect(scrubText(`Not read: ${messageOf(text)}`)).toBe(`Not read: ${scrubbed}`);
});

test('a message of JSON.parse without an excerpt stays unchanged', () => {
  // Since Node 22, it also has the line and the column.
  const message = messageOf('"a"\n: "is not valid JSON"');
  expect(message).toContain('Unexpected non-whitespace character after JSON at position 4');
  expect(scrubText(message)).toBe(message);
});

test('the word that Safari quotes from invalid JSON is removed', () => {
  expect(scrubText('JSON Parse error: Unexpected identifier "Our"')).toBe('JSON Parse error: Unexpected identifier [excerpt]');
});

test('regular expression characters in typed text are matched literally', () => {
  expect(scrubText('a (b|c)* d $& e', ['(b|c)*', '$&e'])).toBe('a [typed] d $& e');
});

test.each([
  ['https://www.agency.example/contact-us/?email=ada@example.com#x', 'https://www.agency.example/contact-us/'],
  ['https://www.agency.example/532-0123456789.js', 'https://www.agency.example/532-0123456789.js'],
  ['https://www.agency.example/ada@example.com/', 'https://www.agency.example/[e-mail]/'],
  ['https://www.agency.example/ada%2540example.com/', 'https://www.agency.example/[e-mail]/'],
  ['#only', ''],
  ['', ''],
])('the URL %j is scrubbed', (address, scrubbed) => {
  expect(scrubAddress(address)).toBe(scrubbed);
});

test('no email address survives in any position', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.string(), fc.string(), (address, before, after) => {
      expect(scrubText(`${before} ${address} ${after}`)).not.toContain(address);
      expect(scrubAddress(`https://example.com/${before}?e=${address}`)).not.toContain(address);
    }),
  );
});

test.each(['a', '@', 'a@', '1', '1 ', '?', '#', '#a=', '(', 'a.a'])(
  'a megabyte of %j is scrubbed without hanging, and truncated',
  async (piece) => {
    let scrubbed = '';
    const scrub = () => {
      scrubbed = scrubText(piece.repeat(1_000_000 / piece.length), [piece]);
    };
    expect(await cpuMs(scrub)).toBeLessThan(hostileInputMs);
    expect(scrubbed.length).toBeLessThanOrEqual(2_048);
  },
);

test.each(["Unexpected token 'a', ", 'Unexpected identifier "'])('excerpts without an end, as in many %j, do not hang', async (piece) => {
  expect(await cpuMs(() => scrubText(piece.repeat(50_000)))).toBeLessThan(hostileInputMs);
});
