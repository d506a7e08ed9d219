/**
 * Code points, from and to, of the Latin letters of Central and Eastern European languages and Turkish. They are in font files of
 * their own, which browsers fetch only for a page that has such a letter; `ı` and `œ` are in the files of all pages.
 */
export const additionalLetters = [
  [0x100, 0x130],
  [0x132, 0x151],
  [0x154, 0x24f],
  [0x1e00, 0x1e9f],
] as const;
