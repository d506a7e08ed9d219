import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { CardColumns } from '../card-columns';
import { Section } from '../section';

/** A person's work here; nothing if none is listed. */
export function PersonWork({ items }: { items: readonly Queries.PersonWorkFragment[] }) {
  const { t } = useTranslation();
  if (items.length === 0) return null;
  return (
    <Section heading={t('team.here')} paper>
      <CardColumns items={items} />
    </Section>
  );
}

export const personWorkFragment = graphql`
  fragment PersonWork on PersonWork {
    name
    text
    link
  }
`;
