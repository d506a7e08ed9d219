import { mayScroll } from '../../src/lifecycle/scroll';

test.each([
  ['/services/web-development/', '', false, true],
  ['/services/', '', false, true],
  ['/blog/', '', false, true],
  ['/blog/page/2/', '', false, true],
  ['/about-us/', '', false, false],
  ['/', '', false, false],
  ['/services-elsewhere/', '', false, false],
  ['/about-us/', '#contact-us', false, true],
  ['/about-us/', '', true, true],
])('a way to %s%s, seen before: %s, may move the page: %s', (pathname, hash, seenBefore, moves) => {
  expect(mayScroll({ pathname, hash, seenBefore })).toBe(moves);
});
