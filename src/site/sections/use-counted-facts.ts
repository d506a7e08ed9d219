import { useTranslation } from 'gatsby-plugin-react-i18next';

type Counts = Pick<Queries.CountedFactsFragment, 'people' | 'months' | 'monthsTo'>;

/** The team size and project length in words; null where the case study has none. */
export function useCountedFacts({ people, months, monthsTo }: Counts): { people: string | null; months: string | null } {
  const { t } = useTranslation();
  const inMonths = (from: number) => (monthsTo ? t('facts.monthRange', { from, count: monthsTo }) : t('facts.months', { count: from }));
  return {
    people: people ? t('facts.people', { count: people }) : null,
    months: months ? inMonths(months) : null,
  };
}
