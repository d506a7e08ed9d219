import { useTranslation } from 'gatsby-plugin-react-i18next';

type Counts = Pick<Queries.CountedFactsFragment, 'people' | 'months' | 'monthsTo'>;

/** The size of the team and the length of the project in words; null where the case study does not say. */
export function useCountedFacts({ people, months, monthsTo }: Counts): { people: string | null; months: string | null } {
  const { t } = useTranslation();
  const team = (count: number) => (count === 1 ? t('facts.people.one') : t('facts.people.many', { count }));
  const exactly = (count: number) => (count === 1 ? t('facts.months.one') : t('facts.months.many', { count }));
  const range = (from: number, to: number) => t('facts.months.range', { from, to });
  return {
    people: people ? team(people) : null,
    months: months ? (monthsTo ? range(months, monthsTo) : exactly(months)) : null,
  };
}
