import fc from 'fast-check';
import { isEmailAddress, meantAddress } from '../../../src/site/forms/email-address';
import { cpuMs, hostileInputMs } from '../../cpu-time';

const long = (length: number) => 'a'.repeat(length);

test.each([
  'a@b.co',
  'ada@example.com',
  'ada.lovelace@example.com',
  'ada+newsletter@example.com',
  'ada_lovelace@example.com',
  'ada-lovelace@example.com',
  "o'brien@example.com",
  'ADA@EXAMPLE.COM',
  '1234567890@example.com',
  'ada@sub.example.com',
  'ada@a.b.c.d.example.com',
  'ada@example-company.com',
  'ada@1and1.com',
  'ada@123.com',
  'ada@example.museum',
  'ada@example.co.uk',
  'ada@example.technology',
  'ada@xn--mller-kva.example',
  'ada@example.xn--p1ai',
  'ada@müller.de',
  'jörg@example.de',
  'почта@пример.рф',
  '用户@例子.中国',
  'user%example@example.com',
  '#!$%&*/=?^_`{|}~@example.com',
  'a.b.c.d.e.f@example.com',
  `${long(64)}@example.com`,
  `ada@${long(63)}.com`,
  'x@y-z.io',
  `ada@${`${long(60)}.`.repeat(4)}comcom`,
  '_@example.com',
])('%s is a valid address', (address) => {
  expect(isEmailAddress(address)).toBe(true);
});

test.each([
  '',
  ' ',
  '@',
  'ada',
  'ada@',
  '@example.com',
  'ada@@example.com',
  'ada@home@example.com',
  'ada@example.com@',
  '@ada@example.com',
  'ada@example..com',
  'ada@example...com',
  'ada@.example.com',
  'ada@example.com.',
  'ada@example',
  'ada@localhost',
  'ada@-example.com',
  'ada@example-.com',
  'ada@example.c',
  'ada@example.123',
  'ada@192.168.1.1',
  'ada@[192.168.1.1]',
  'ada..lovelace@example.com',
  '.ada@example.com',
  'ada.@example.com',
  'ada lovelace@example.com',
  'ada@exam ple.com',
  ' ada@example.com',
  'ada@example.com ',
  'ada@example.com\n',
  'ada\t@example.com',
  'ada\u0000@example.com',
  'ada\u200b@example.com',
  'ada\u202e@example.com',
  'ada\u00a0@example.com',
  'ada<b>@example.com',
  'ada"quoted"@example.com',
  '"ada"@example.com',
  'ada(comment)@example.com',
  'ada,bob@example.com',
  'ada@example.com,bob@example.com',
  'ada;bob@example.com',
  'ada:@example.com',
  'ada\\@example.com',
  'ada@exam_ple.com',
  'ada@example.com/path',
  'ada@example.com?subject=x',
  'ada@exa$mple.com',
  'ada@example!.com',
  'ada@example,com',
  'ada@example.c0m',
  'mailto:ada@example.com',
  'Ada <ada@example.com>',
  'ada😀@example.com',
  'ada@😀.com',
  'ada@example.com\r\nBcc: bob@example.com',
  `${long(65)}@example.com`,
  `ada@${long(64)}.com`,
  `ada@${`${long(60)}.`.repeat(4)}comcomc`,
  `${long(300)}@example.com`,
])('%j is not a valid address', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

test('an address with a second @ or a double dot in its domain is rejected', () => {
  fc.assert(
    fc.property(fc.emailAddress(), fc.nat(), fc.constantFrom('@', '..'), (address, place, piece) => {
      const at = piece === '@' ? place % (address.length + 1) : address.length - 2;
      return !isEmailAddress(address.slice(0, at) + piece + address.slice(at));
    }),
  );
});

test.each([
  ['letters', long(1_000_000)],
  ['@', '@'.repeat(1_000_000)],
  ['dots', `a@${'.'.repeat(1_000_000)}`],
  ['labels', `a@${'a.'.repeat(500_000)}com`],
  ['hyphens', `a@a${'-'.repeat(1_000_000)}`],
])('a megabyte of %s is rejected without hanging', async (_, text) => {
  expect(await cpuMs(() => expect(isEmailAddress(text)).toBe(false))).toBeLessThan(hostileInputMs);
});

test.each(['ada@example.com\u200b', '\u202aada@example.com\u202c', '\u2068ada@example.com\u2069', 'ada＠example.com', 'ada@example.com'])(
  'the pasted address %j is meant to be a valid one',
  (pasted) => {
    expect(meantAddress(pasted)).toBe('ada@example.com');
  },
);
