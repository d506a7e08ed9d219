import type { WrapRootElementBrowserArgs, WrapRootElementNodeArgs } from 'gatsby';
import { ErrorBoundary } from '../errors/error-boundary';
import { reportError } from '../errors/error-reporting';
import { ContactDialogProvider } from '../session/contact-dialog-state';
import { ChosenLanguageProvider } from '../words/chosen-language';
import { languageFiles } from '../words/language-files';
import { SiteDataProvider } from '../words/site-data';
import { LastResort } from './last-resort';

/** Wraps all pages, and their heads, with what the visit, or the build, has loaded. */
export const wrapRootElement = ({ element }: WrapRootElementBrowserArgs | WrapRootElementNodeArgs) => (
  <ErrorBoundary fallback={<LastResort />} onError={(error) => reportError(error, { boundary: 'root' })}>
    <ContactDialogProvider>
      <SiteDataProvider value={languageFiles.siteDataIn}>
        <ChosenLanguageProvider>{element}</ChosenLanguageProvider>
      </SiteDataProvider>
    </ContactDialogProvider>
  </ErrorBoundary>
);
