import styled from '@emotion/styled';
import { mainPages } from '../../contract/main-pages';
import { Wrapper } from '../components/wrapper';
import { ErrorDisplay } from '../errors/error-display';
import { useFailedPage } from '../errors/use-failed-page';
import { GlobalStyles } from '../theme/global-styles';
import { px, size, space } from '../theme/space';

const Ground = styled.main`
  padding: ${px(size.pageTopPadding)} 0;
  a {
    margin-right: ${space[3]};
  }
`;

/** Replaces a page whose frame failed. Mounted above the translations, which may be what failed: its text is hardcoded. */
export function LastResort() {
  useFailedPage();
  return (
    <Ground>
      <GlobalStyles />
      <Wrapper>
        <h1>Something went wrong on our end</h1>
        <ErrorDisplay code="500" message="Try again in a minute. If it keeps happening, email us." />
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page's own, and works without code */}
        <a href="">Try again</a>
        <a href="/">Go to the home page</a>
        <a href={mainPages.contact}>Contact us</a>
      </Wrapper>
    </Ground>
  );
}
