import { cleanName } from '../../../src/model/reading/picture-name';

test.each([
  ['outbox.png', 'outbox.png'],
  ['IMG_2041.JPG', 'img-2041.jpg'],
  ['Büro Köln (2).jpeg', 'buro-koln-2.jpeg'],
  ['Bu\u0308ro.png', 'buro.png'],
  ['Straße.jpg', 'strasse.jpg'],
  ['Smørrebrød.WEBP', 'smorrebrod.webp'],
  ['Screenshot 2026-11-02 at 9.30.12\u202fAM.png', 'screenshot-2026-11-02-at-9-30-12-am.png'],
  ["the team's plan.png", 'the-teams-plan.png'],
  ['写真.jpg', expect.stringMatching(/^picture-[a-z0-9]+\.jpg$/)],
  ['写真 2.jpg', expect.stringMatching(/^2-[a-z0-9]+\.jpg$/)],
  ['“quoted” — 2.jpg', 'quoted-2.jpg'],
  ['noending', 'noending'],
])('%s becomes %s', (file, expected) => {
  expect(cleanName(file)).toEqual(expected);
});

test('pictures named in another script have names of their own, however the letters are stored', () => {
  expect(cleanName('東京.jpg')).not.toBe(cleanName('大阪.jpg'));
  expect(cleanName('東京 1.jpg')).not.toBe(cleanName('大阪 1.jpg'));
  expect(cleanName('ガ.jpg'.normalize('NFD'))).toBe(cleanName('ガ.jpg'.normalize('NFC')));
});
