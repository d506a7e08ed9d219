import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';
import { mainPages } from '../../contract/main-pages';
import { FailureArticle } from './failure-article';

/** Replaces content that failed because of an error on our side. */
export function ServerFailure({ drawing }: { drawing?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <FailureArticle
      code="500"
      drawing={drawing}
      heading={t('error.serverHeading')}
      message={t('error.server')}
      links={[
        // An empty href reloads the current page, even without JavaScript.
        { label: t('error.reload'), path: '' },
        { label: t('error.home'), path: '/' },
        { label: t('error.contact'), path: mainPages.contact },
      ]}
    />
  );
}
