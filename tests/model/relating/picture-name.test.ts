/** @jest-environment node */
import { cleanName } from '../../../src/model/relating/picture-name';

test.each([
  ['outbox.png', 'outbox.png'],
  ['IMG_2041.JPG', 'img-2041.jpg'],
  ['Büro Köln (2).jpeg', 'buro-koln-2.jpeg'],
  ['Bu\u0308ro.png', 'buro.png'],
  ['Straße.jpg', 'strasse.jpg'],
  ['Smørrebrød.WEBP', 'smorrebrod.webp'],
  ['Screenshot 2026-11-02 at 9.30.12\u202fAM.png', 'screenshot-2026-11-02-at-9-30-12-am.png'],
  ["the team's plan.png", 'the-teams-plan.png'],
  ['写真.jpg', 'picture.jpg'],
  ['noending', 'noending'],
])('%s becomes %s', (file, expected) => {
  expect(cleanName(file)).toBe(expected);
});
