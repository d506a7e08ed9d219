import type { WrapRootElementBrowserArgs, WrapRootElementNodeArgs } from 'gatsby';
import { ErrorBoundary } from '../errors/error-boundary';
import { reportError } from '../errors/error-reporting';
import { ContactDialogProvider } from '../session/contact-dialog-state';
import { ChosenLanguageProvider } from '../words/chosen-language';
import { interfaceWords } from '../words/interface-words';
import { type FrameOf, SiteFramesProvider } from '../words/site-frame';
import { LastResort } from './last-resort';

/** Wraps all pages, and their heads, both in the browser and in the build. */
export const rootWith = (frameOf: FrameOf) =>
  function wrapRootElement({ element }: WrapRootElementBrowserArgs | WrapRootElementNodeArgs) {
    return (
      <ErrorBoundary fallback={<LastResort />} onError={(error) => reportError(error, { boundary: 'root' })}>
        <ContactDialogProvider>
          <SiteFramesProvider value={frameOf}>
            <ChosenLanguageProvider>{element}</ChosenLanguageProvider>
          </SiteFramesProvider>
        </ContactDialogProvider>
      </ErrorBoundary>
    );
  };

/** In the browser, with what the visit has loaded. */
export const wrapRootElement = rootWith((language) => interfaceWords.frameIn(language));
