import { useTranslation } from 'gatsby-plugin-react-i18next';

type Counts = Pick<Queries.CountedFactsFragment, 'people' | 'months' | 'monthsTo'>;

/** The size of the team and the length of the project in words; null where the case study does not say. */
export function useCountedFacts({ people, months, monthsTo }: Counts): { people: string | null; months: string | null } {
  const { t } = useTranslation();
  const team = people === 1 ? t('facts.people.one') : t('facts.people.many', { count: people });
  const exactly = months === 1 ? t('facts.months.one') : t('facts.months.many', { count: months });
  const time = monthsTo ? t('facts.months.range', { from: months, to: monthsTo }) : exactly;
  return { people: people ? team : null, months: months ? time : null };
}
