import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { fontSize, measure } from '../../theme/type';
import { useSiteFrame } from '../../words/site-frame';
import { Section } from '../section';

const Texts = styled.div`
  display: grid;
  gap: ${space[2]};
  max-width: ${measure};
  color: ${color.textMuted};
  font-size: ${fontSize.lead};
`;

/** Where the agency works from, and how it meets a team in this place; `own` is specific to the place. */
export function Meeting({ own }: { own: string | null }) {
  const { t } = useTranslation();
  const { meeting: common } = useSiteFrame().brand;
  const texts = [common, own].filter((text) => text);
  if (texts.length === 0) return null;
  return (
    <Section heading={t('area.meeting')} beside>
      <Texts>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </Texts>
    </Section>
  );
}
