import { I18nextContext } from 'gatsby-plugin-react-i18next/dist/i18nextContext';
import { type ReactNode, useContext } from 'react';
import { ErrorBoundary } from '../components/error-boundary';
import { reportError } from '../platform/error-reporting';
import { ServerFailure } from '../sections/server-failure';
import { useNavigationDisabled } from '../session/use-navigation-disabled';
import { GlobalStyles } from '../theme/global-styles';
import { ContactDialogPlace } from './contact-dialog-place';
import { Footer } from './footer';
import { Header } from './header';
import { SkipLink } from './skip-link';
import { SlowNavigationNotice } from './slow-navigation-notice';
import { ThirdPartyScripts } from './third-party-scripts';

type PageLayoutProps = {
  children: ReactNode;
  /** The page's own label of the call to action. */
  cta?: string | null;
  /** Whether the page stands alone, without menu and footer. */
  navigationDisabled?: boolean;
};

/** The frame of every page. */
export function PageLayout({ children, cta = null, navigationDisabled = false }: PageLayoutProps) {
  useNavigationDisabled(navigationDisabled);
  const { originalPath } = useContext(I18nextContext);
  return (
    <>
      <GlobalStyles />
      <SkipLink />
      <Header cta={cta} navigationDisabled={navigationDisabled} />
      <main id="content" tabIndex={-1}>
        <ErrorBoundary fallback={<ServerFailure />} resetKey={originalPath} onError={(error) => reportError(error, { boundary: 'page' })}>
          {children}
        </ErrorBoundary>
      </main>
      {navigationDisabled ? null : <Footer cta={cta} />}
      <SlowNavigationNotice />
      <ContactDialogPlace />
      <ThirdPartyScripts />
    </>
  );
}
