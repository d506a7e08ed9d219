import type { WrapRootElementBrowserArgs, WrapRootElementNodeArgs } from 'gatsby';
import { ChosenLanguageProvider } from '../components/chosen-language';
import { ErrorBoundary } from '../components/error-boundary';
import { reportError } from '../platform/error-reporting';
import { SessionProvider } from '../session/session';
import { LastResort } from './last-resort';

/** Wraps all pages, both in the browser and in the build. */
export function wrapRoot({ element }: WrapRootElementBrowserArgs | WrapRootElementNodeArgs) {
  return (
    <ErrorBoundary fallback={<LastResort />} onError={(error) => reportError(error, { boundary: 'root' })}>
      <SessionProvider>
        <ChosenLanguageProvider>{element}</ChosenLanguageProvider>
      </SessionProvider>
    </ErrorBoundary>
  );
}
