/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { I18nextContext } from 'gatsby-plugin-react-i18next/dist/i18nextContext';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { noSiteData } from '../../../src/contract/site-data';
import { Link } from '../../../src/site/components/link';
import { ChosenLanguageProvider } from '../../../src/site/words/chosen-language';
import { languageChoice } from '../../../src/site/words/language-choice';
import { languageFiles } from '../../../src/site/words/language-files';
import { SiteDataProvider } from '../../../src/site/words/site-data';
import { renderOnServer } from '../forms/server';

jest.mock('../../../src/site/words/site-languages', () => ({
  defaultLanguage: 'en',
  languages: ['en', 'de'],
}));

const german = { ...noSiteData, paths: ['/services/'] };

beforeEach(() => {
  jest.spyOn(languageFiles, 'load').mockResolvedValue();
});

const pageIn = (language: string, links: ReactElement) => (
  <I18nextContext.Provider
    value={{
      language,
      languages: ['en', 'de'],
      defaultLanguage: 'en',
      routed: language !== 'en',
      originalPath: '/services/',
      path: '/services/',
      generateDefaultLanguagePage: false,
    }}
  >
    <SiteDataProvider value={(code) => (code === 'de' ? german : noSiteData)}>
      <ChosenLanguageProvider>{links}</ChosenLanguageProvider>
    </SiteDataProvider>
  </I18nextContext.Provider>
);

/** Renders the page as built, then hydrates it; React must not find a mismatch. */
async function visit(page: ReactElement): Promise<string[]> {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => {});
  const built = document.createElement('div');
  built.innerHTML = renderOnServer(page);
  document.body.replaceChildren(built);
  const before = hrefs();
  const onRecoverableError = jest.fn();
  await act(async () => hydrateRoot(built, page, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(complaint).not.toHaveBeenCalled();
  return before;
}

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');

const links = (
  <>
    <Link to="/services/">Services</Link>
    <Link to="/only-in-english/">Untranslated</Link>
    <Link to="/feed.xml">Feed</Link>
    <Link to="https://elsewhere.example/">Elsewhere</Link>
    <Link to="/services/" hrefLang="en">
      English
    </Link>
    <Link to="/services/" hrefLang="de">
      Deutsch
    </Link>
  </>
);
const inEnglish = ['/services/', '/only-in-english/', '/feed.xml', 'https://elsewhere.example/', '/services/', '/de/services/'];
const inGerman = ['/de/services/', '/only-in-english/', '/feed.xml', 'https://elsewhere.example/', '/services/', '/de/services/'];

beforeEach(() => window.localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test.each([null, 'en', 'fr', '__proto__'])('with %p stored, links get no language prefix', async (stored) => {
  if (stored !== null) window.localStorage.setItem('gatsby-i18next-language', stored);
  expect(await visit(pageIn('en', links))).toEqual(inEnglish);
  expect(hrefs()).toEqual(inEnglish);
});

test('with another language stored, links render without a prefix on the server and get it in the browser', async () => {
  window.localStorage.setItem('gatsby-i18next-language', 'de');
  expect(await visit(pageIn('en', links))).toEqual(inEnglish);
  expect(hrefs()).toEqual(inGerman);
});

test('choosing a language updates the links on the current page', async () => {
  await visit(pageIn('en', links));
  await act(async () => languageChoice.write('de'));
  expect(hrefs()).toEqual(inGerman);
});

test('a page in another language renders links to its own language', async () => {
  expect(await visit(pageIn('de', links))).toEqual(inGerman);
});

test('the link to the current page has aria-current, its language links do not', async () => {
  await visit(pageIn('en', links));
  expect(screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual(['Services']);
});

test('the link of a section is current on the pages below it too, that of the home page is not', async () => {
  await visit(
    pageIn(
      'en',
      <>
        <Link to="/serv" section>
          Section
        </Link>
        <Link to="/" section>
          Home
        </Link>
        <Link to="/serv">No section</Link>
      </>,
    ),
  );
  expect(screen.getAllByRole('link', { current: true }).map(({ textContent }) => textContent)).toEqual(['Section']);
});
