/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Menu } from '../../../src/site/frame/menu';
import { ContactDialogProvider } from '../../../src/site/session/contact-dialog-state';
import { color } from '../../../src/site/theme/colors';
import { styleAt } from '../theme/style-at';

jest.mock('../../../src/site/edge/public-settings', () => ({ publicSettings: { languages: ['en'] } }));

test('on a phone, the menu’s call to action is outlined, because the page’s gold one is often in view below it', () => {
  render(<Menu entries={[]} cta="Talk to us" />, { wrapper: ContactDialogProvider });
  const link = screen.getByRole('link', { name: 'Talk to us', hidden: true });
  expect(styleAt(link, 'background', 360)).not.toBe(color.accent);
  expect(styleAt(link, 'background', 360)).not.toBe('');
});

/** Firefox before 121 drops rules with `:has()`. */
function forgetHas(): void {
  const { matches } = Element.prototype;
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    if (selector.includes(':has(')) throw new SyntaxError(selector);
    return matches.call(this, selector);
  });
}

test('on a wide screen, a panel with many links scrolls, also in browsers without :has()', () => {
  forgetHas();
  const links = Array.from({ length: 10 }, (_, index) => ({ label: `Page ${index}`, path: `/${index}/` }));
  const entries = [links, links.slice(1)].map((some) => ({ label: `${some.length} links`, path: '/', links: some }));
  const { container } = render(<Menu entries={entries} cta={null} />, { wrapper: ContactDialogProvider });
  const panels = [...container.querySelectorAll('details details > ul')];
  expect(panels.map((panel) => styleAt(panel, 'overflow-y', 1440))).toEqual(['auto', '']);
});
