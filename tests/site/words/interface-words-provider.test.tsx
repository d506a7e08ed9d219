/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import i18next, { type i18n } from 'i18next';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { i18nextOptions } from '../../../src/contract/languages';
import { InterfaceWords } from '../../../src/site/words/interface-words-provider';

jest.mock('gatsby-plugin-react-i18next', () => jest.requireActual('react-i18next'));

/** An i18next instance with one page's strings; gatsby-plugin-react-i18next creates one per page. */
function ofPage(namespaces: Record<string, object>): i18n {
  const library = i18next.createInstance();
  const [defaultNS = i18nextOptions.defaultNS] = Object.keys(namespaces);
  void library.init({
    ...i18nextOptions,
    resources: { en: namespaces },
    lng: 'en',
    fallbackLng: 'en',
    defaultNS,
  } as never);
  return library;
}

function Text({ at, values = {} }: { at: string; values?: Record<string, unknown> }) {
  const { t } = useTranslation();
  return <p>{t(at, values)}</p>;
}

const page = (library: i18n, words: object | undefined, at: string, values?: Record<string, unknown>) => (
  <I18nextProvider i18n={library}>
    <InterfaceWords words={words as never}>
      <Text at={at} {...(values ? { values } : {})} />
    </InterfaceWords>
  </I18nextProvider>
);

const words = {
  nav: { home: 'Home', menu: 'Menu' },
  results_one: '{{count}} result',
  results_other: '{{count}} results',
  friend_old: 'An old friend',
  home_again: 'Back to $t(nav.home)',
};

test.each([
  ['a string', 'nav.home', {}, 'Home'],
  ['a singular', 'results', { count: 1 }, '1 result'],
  ['a plural', 'results', { count: 3 }, '3 results'],
  ['a context variant', 'friend', { context: 'old' }, 'An old friend'],
  ['a nested string', 'home_again', {}, 'Back to Home'],
])('%s of the interface is available on a page without its own strings', (_what, key, values, text) => {
  render(page(ofPage({}), words, key, values));
  expect(screen.getByText(text)).toBeVisible();
});

test.each([
  ['the page’s own string', 'nav.menu', 'Dishes'],
  ['an interface string', 'nav.home', 'Home'],
])('on a page with its own strings, %s is available', (_what, key, text) => {
  render(page(ofPage({ blog: { nav: { menu: 'Dishes' } } }), words, key));
  expect(screen.getByText(text)).toBeVisible();
});

test('the next page, with its own i18next instance, has the interface strings too', () => {
  const { rerender } = render(page(ofPage({}), words, 'nav.home'));
  rerender(page(ofPage({ blog: { title: 'Blog' } }), words, 'nav.home'));
  expect(screen.getByText('Home')).toBeVisible();
});
