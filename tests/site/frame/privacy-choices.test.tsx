/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { privacyState } from '../../../src/site/consent/privacy-state';
import { PrivacyChoices } from '../../../src/site/frame/privacy-choices';

let language = 'en';

jest.mock('gatsby-plugin-react-i18next', () => ({ useTranslation: () => ({ i18n: { language } }) }));
jest.mock('../../../src/site/edge/public-settings', () => ({ publicSettings: { privacy: { setting: 'opt-in', purposes: [] } } }));
jest.mock('../../../src/site/consent/privacy-panel', () => ({ PrivacyPanel: () => 'panel' }));
jest.mock('../../../src/site/words/interface-words-provider', () => ({
  InterfaceWords: ({ words, children }: { words: object; children: string }) => (
    <p>
      {JSON.stringify(words)} {children}
    </p>
  ),
}));

const wordsOf = (each: string) => JSON.stringify(jest.requireActual(`../../../locales/${each}/privacy.json`));
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

test('the question follows the visitor into another language', async () => {
  privacyState.write({ panel: 'asked' });
  const { rerender } = render(<PrivacyChoices />);
  await settle();
  expect(screen.getByText(/panel/)).toHaveTextContent(wordsOf('en'));
  language = 'de';
  rerender(<PrivacyChoices />);
  await settle();
  expect(screen.getByText(/panel/)).toHaveTextContent(wordsOf('de'));
});
