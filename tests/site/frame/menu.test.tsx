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
