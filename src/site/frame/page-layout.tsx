import { I18nextContext } from 'gatsby-plugin-react-i18next/dist/i18nextContext';
import { Fragment, type ReactNode, useContext } from 'react';
import { frameIds } from '../../contract/frame-ids';
import { ErrorBoundary } from '../errors/error-boundary';
import { reportError } from '../errors/error-reporting';
import { DialogHost } from '../forms/dialog-host';
import { ServerFailure } from '../sections/server-failure';
import { PageNavigation } from '../session/page-navigation';
import { GlobalStyles } from '../theme/global-styles';
import { Footer } from './footer';
import { Header } from './header';
import { PrivacyChoices } from './privacy-choices';
import { SkipLink } from './skip-link';
import { SlowNavigationNotice } from './slow-navigation-notice';
import { ThirdPartyScripts } from './third-party-scripts';

/** A page's settings for the frame around it. */
export type PageFrame = {
  /** The page's own label for the call to action. */
  cta?: string | null | undefined;
  /** Whether the page is shown without menu and footer. */
  navigationDisabled?: boolean;
};

/** The frame of every page. The footer, with the most elements, stays mounted all visit; header, content and dialog remount. */
export function PageLayout({ children, cta = null, navigationDisabled = false }: PageFrame & { children: ReactNode }) {
  const { originalPath } = useContext(I18nextContext);
  return (
    <PageNavigation disabled={navigationDisabled}>
      <GlobalStyles />
      <PrivacyChoices />
      <Fragment key={originalPath}>
        <SkipLink />
        <Header cta={cta} />
        <main id={frameIds.main} tabIndex={-1}>
          <ErrorBoundary fallback={<ServerFailure />} onError={(error) => reportError(error, { boundary: 'page' })}>
            {children}
          </ErrorBoundary>
        </main>
      </Fragment>
      <Footer cta={cta} />
      <SlowNavigationNotice />
      <DialogHost key={`${originalPath} dialog`} />
      <ThirdPartyScripts />
    </PageNavigation>
  );
}
