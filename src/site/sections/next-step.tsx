import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Wrapper } from '../components/wrapper';
import { media } from '../theme/breakpoints';
import { color } from '../theme/colors';
import { sectionGap, space } from '../theme/space';
import { fontSize } from '../theme/type';
import { useSiteData } from '../words/site-data';
import { CallToAction } from './call-to-action';
import { ContactOpenings } from './contact-openings';

/* The space above is that of the band before it, unless that has a ground of its own, which the row would touch. */
const Band = styled.section`
  padding-bottom: ${sectionGap};
  [data-ground] + & {
    padding-top: ${sectionGap};
  }
  ${media.print} {
    display: none;
  }
`;

const Row = styled.div`
  display: grid;
  gap: ${space[3]} ${space[5]};
  align-items: center;
  padding: ${space[4]} ${space[3]};
  border: 1px solid ${color.line};
  background: ${color.raised};
  ${media.up.md} {
    grid-template-columns: minmax(0, 1fr) auto;
    padding: ${space[4]} ${space[5]};
  }
  > p {
    max-width: 48ch;
    font-size: ${fontSize.lead};
    line-height: 1.4;
  }
`;

type NextStepProps = {
  /** The page's own call-to-action label. */
  cta: string | null;
  /** Replaces the site's line. */
  text?: string;
};

/** One line and the call to action, for a reader at the end of a page. Outlined: the one gold button is at the top. */
export function NextStep({ cta, text }: NextStepProps) {
  const { t } = useTranslation();
  const { nextStep, schedulingUrl } = useSiteData().brand;
  return (
    <Band className="next-step">
      <Wrapper>
        <Row>
          <p>{text ?? nextStep ?? t('nextStep')}</p>
          <div>
            <CallToAction label={cta} look="outlined" />
            {schedulingUrl ? <ContactOpenings scheduling /> : null}
          </div>
        </Row>
      </Wrapper>
    </Band>
  );
}
