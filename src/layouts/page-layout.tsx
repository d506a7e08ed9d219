import type { ReactNode } from 'react';
import { GlobalStyles } from '../theme/global-styles';
import { Footer } from './footer';
import { Header } from './header';
import { SkipLink } from './skip-link';

type PageLayoutProps = {
  children: ReactNode;
  /** The page's own label of the call to action. */
  cta?: string | null;
  /** Whether the page stands alone, without menu and footer. */
  navigationDisabled?: boolean;
};

/** The frame of every page. */
export function PageLayout({ children, cta = null, navigationDisabled = false }: PageLayoutProps) {
  return (
    <>
      <GlobalStyles />
      <SkipLink />
      <Header cta={cta} navigationDisabled={navigationDisabled} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {navigationDisabled ? null : <Footer cta={cta} />}
    </>
  );
}
