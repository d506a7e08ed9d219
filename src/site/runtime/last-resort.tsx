import styled from '@emotion/styled';
import { mainPages } from '../../contract/main-pages';
import { translatorOf } from '../../contract/translator';
import { Wrapper } from '../components/wrapper';
import { ErrorDisplay } from '../errors/error-display';
import { useFailedPage } from '../errors/use-failed-page';
import { GlobalStyles } from '../theme/global-styles';
import { px, size, space } from '../theme/space';
import { languageFiles } from '../words/language-files';
import { languageOf } from '../words/localized-path';

const Ground = styled.main`
  padding: ${px(size.pageTopPadding)} 0;
  a {
    margin-inline-end: ${space[3]};
  }
`;

/** No page shows before its strings have loaded; the file itself is read, because the translations may be what failed. */
function errorWords(): (key: string) => string {
  const language = languageOf(window.location.pathname);
  return translatorOf(language, [languageFiles.wordsIn(language) ?? {}]);
}

/** Replaces a page whose frame failed. Mounted above the translations. */
export function LastResort() {
  useFailedPage();
  const t = errorWords();
  return (
    <Ground>
      <GlobalStyles />
      <Wrapper>
        <h1>{t('error.serverHeading')}</h1>
        <ErrorDisplay code="500" message={t('error.server')} />
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is the page's own, and works without code */}
        <a href="">{t('error.reload')}</a>
        <a href="/">{t('error.home')}</a>
        <a href={mainPages.contact}>{t('error.contact')}</a>
      </Wrapper>
    </Ground>
  );
}
