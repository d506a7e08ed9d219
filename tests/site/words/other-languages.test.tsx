/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { I18nextContext } from 'gatsby-plugin-react-i18next/dist/i18nextContext';
import { noSiteData } from '../../../src/contract/site-data';
import { useOtherLanguages } from '../../../src/site/words/other-languages';
import { SiteDataProvider } from '../../../src/site/words/site-data';

const siteData = {
  ...noSiteData,
  languages: [
    { code: 'en', name: 'English', hasHome: true },
    { code: 'es', name: 'Español', hasHome: true },
    { code: 'de', name: 'Deutsch', hasHome: false },
  ],
};

const Offered = () => <p>{useOtherLanguages().map(({ to, hrefLang, children }) => `${children} ${hrefLang} ${to}`)}</p>;

const page = { routed: false, defaultLanguage: 'en', generateDefaultLanguagePage: false, path: '' };

test.each([
  ['a page in two languages offers the other one', 'en', '/team/', ['en', 'es'], 'Español es /team/'],
  ['its translation offers the original', 'es', '/team/', ['en', 'es'], 'English en /team/'],
  [
    'a translation into a language without a home page is offered too',
    'es',
    '/team/',
    ['en', 'es', 'de'],
    'English en /team/Deutsch de /team/',
  ],
  ['a page in one language offers the home pages of others', 'en', '/blog/', ['en'], 'Español es /'],
  ['an error page offers the home pages of others', 'en', '/404/', ['en', 'es', 'de'], 'Español es /'],
])('%s', (_, language, originalPath, languages, expected) => {
  render(
    <I18nextContext.Provider value={{ ...page, language, originalPath, languages }}>
      <SiteDataProvider value={() => siteData}>
        <Offered />
      </SiteDataProvider>
    </I18nextContext.Provider>,
  );
  expect(screen.getByRole('paragraph').textContent).toBe(expected);
});
