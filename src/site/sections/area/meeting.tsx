import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Paragraphs } from '../../components/paragraphs';
import { useSiteData } from '../../words/site-data';
import { Section } from '../section';

/** Where the agency works from, and how it meets a team in this place; `own` is specific to the place. */
export function Meeting({ own }: { own: string | null }) {
  const { t } = useTranslation();
  const { meeting: common } = useSiteData().brand;
  const text = [common, own].filter(Boolean).join('\n\n');
  if (!text) return null;
  return (
    <Section heading={t('area.meeting')} beside>
      <Paragraphs text={text} lead />
    </Section>
  );
}
