import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { fontSize, measure } from '../../theme/type';
import { Section } from '../section';

const Texts = styled.div`
  display: grid;
  gap: ${space[2]};
  max-width: ${measure};
  color: ${color.textMuted};
  font-size: ${fontSize.lead};
`;

type MeetingProps = {
  /** What is specific to the place. */
  own: string | null | undefined;
  /** What is the same everywhere. */
  common: string | null | undefined;
};

/** Where the agency works from, and how it meets a team in this place. */
export function Meeting({ own, common }: MeetingProps) {
  const { t } = useTranslation();
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
