import type { WrapRootElementBrowserArgs, WrapRootElementNodeArgs } from 'gatsby';
import { ErrorBoundary } from '../errors/error-boundary';
import { reportError } from '../errors/error-reporting';
import { SessionProvider } from '../session/session';
import { ChosenLanguageProvider } from '../words/chosen-language';
import { LastResort } from './last-resort';

/** Wraps all pages, both in the browser and in the build. */
export function wrapRootElement({ element }: WrapRootElementBrowserArgs | WrapRootElementNodeArgs) {
  return (
    <ErrorBoundary fallback={<LastResort />} onError={(error) => reportError(error, { boundary: 'root' })}>
      <SessionProvider>
        <ChosenLanguageProvider>{element}</ChosenLanguageProvider>
      </SessionProvider>
    </ErrorBoundary>
  );
}
