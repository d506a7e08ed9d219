import { useTranslation } from 'gatsby-plugin-react-i18next';
import { SecondaryLink } from '../components/button';
import { PageHero } from './page-hero';

type OverviewHeroProps = {
  overview: { label: string; heading: string; summary: string };
  /** The page about the filter's subject. */
  page?: { path: string; label: string } | null;
};

/** The hero of a filtered overview. */
export function OverviewHero({ overview, page = null }: OverviewHeroProps) {
  const { t } = useTranslation();
  return (
    <PageHero
      annotation={overview.label}
      heading={overview.heading}
      lead={overview.summary}
      action={page ? <SecondaryLink to={page.path}>{t('filters.about', { label: page.label })}</SecondaryLink> : null}
    />
  );
}
