/** Seeded random numbers in [0, 1), the same in each run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

const pieces = [
  'blog',
  '404.html',
  '500',
  'page-data',
  '%E0%A4%A',
  '%2F',
  '%',
  '..',
  '.',
  '//',
  '__proto__',
  'constructor',
  'é',
  '漢字',
  '%F0%9F%98%80',
  'a'.repeat(200),
  "'",
  '"',
  '<b>',
  '*',
  ':id',
  ';',
  '@',
  '\\',
  '+',
  '~',
  ' ',
  '%20',
  '%0a',
  '[slug]',
  '{x}',
  'offline.html',
  'sw.js:',
];
const endings = [
  '',
  '/',
  '/',
  '?',
  '?q=%E0',
  '?a=1&a=2',
  '?__proto__=1',
  '?utm_source=%3Cb%3E',
  '#',
  '#%',
  '#%E0%A4%A',
  '#content',
  '#<b>',
  '?%#%',
  '??x?y',
];

/** Addresses made of hostile pieces and of `own`, the parts of addresses of the site. */
export function fuzzedAddresses(count: number, own: readonly string[]): string[] {
  const all = [...own, ...pieces];
  const chance = seeded(20_250_101);
  const one = (list: readonly string[]) => list[Math.floor(chance() * list.length)] ?? '';
  return Array.from(
    { length: count },
    () => `/${Array.from({ length: Math.ceil(chance() * 3) }, () => one(all)).join('/')}${one(endings)}${one(endings)}`,
  );
}
