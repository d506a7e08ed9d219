import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { ReactNode } from 'react';
import { FailureArticle } from './failure-article';

/** In place of what should be there and failed, on our side. */
export function ServerFailure({ drawing }: { drawing?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <FailureArticle
      code="500"
      drawing={drawing}
      heading={t('error.serverHeading')}
      message={t('error.server')}
      ways={[
        // An empty address is that of the page, and works without code.
        { label: t('error.reload'), path: '' },
        { label: t('error.home'), path: '/' },
        { label: t('error.contact'), path: '/contact-us/' },
      ]}
    />
  );
}
