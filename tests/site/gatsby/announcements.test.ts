/** @jest-environment jsdom */
import { translateAnnouncements } from '../../../src/site/gatsby/announcements';

const region = () => document.getElementById('gatsby-announcer');

/** Announces the way Gatsby does: unless it reads the same announcement. */
function announce(text: string): void {
  const announcer = region() ?? {};
  if (Reflect.get(announcer, 'innerText') !== text) Reflect.set(announcer, 'innerText', text);
}

afterEach(() => document.body.replaceChildren());

test('an announcement is translated, and not repeated', () => {
  document.body.innerHTML = '<div id="gatsby-announcer"></div>';
  const translated = jest.fn((page: string) => `Seite geöffnet: ${page}`);
  translateAnnouncements(translated);
  announce('Navigated to Preise');
  announce('Navigated to Preise');
  expect(region()?.textContent).toBe('Seite geöffnet: Preise');
  expect(translated).toHaveBeenCalledTimes(1);
});

test('a page without the live region stays as it is', () => {
  expect(() => translateAnnouncements((page) => page)).not.toThrow();
});
