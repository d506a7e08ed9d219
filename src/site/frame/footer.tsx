import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { frameIds } from '../../contract/frame-ids';
import { Link } from '../components/link';
import { loneLink } from '../components/lone-link';
import { Wrapper } from '../components/wrapper';
import { NewsletterForm } from '../forms/newsletter-form';
import { CallToAction } from '../sections/call-to-action';
import { ContactOpenings } from '../sections/contact-openings';
import { useNavigationDisabled } from '../session/page-navigation';
import { media } from '../theme/breakpoints';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { fontSize, lineHeight } from '../theme/type';
import { useSiteData } from '../words/site-data';
import { FooterClosing } from './footer-closing';
import { FooterGroups } from './footer-groups';
import { HipaaBadge } from './hipaa-badge';
import { MarkRow } from './mark-row';

const Frame = styled.footer`
  background: ${color.groundDeep};
  border-top: 1px solid ${color.line};
  ${media.print} {
    display: none;
  }
`;

const Join = styled(Wrapper)`
  display: grid;
  gap: ${space[4]};
  padding-block: ${space[10]};
  align-items: end;
  ${media.up.md} {
    grid-template-columns: 1fr auto;
    padding-block: ${space[12]};
  }
  h2 {
    max-width: 14ch;
    font-size: ${fontSize.h1};
    line-height: ${lineHeight.tight};
  }
`;

const Aside = styled.p`
  margin-top: ${space[3]};
  font-size: ${fontSize.lead};
  a {
    ${loneLink}
  }
`;

const Middle = styled(Wrapper)`
  display: grid;
  gap: ${space[6]};
  padding-block: ${space[6]};
  ${media.desktopUp} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    align-items: center;
  }
`;

const Rule = styled.hr`
  height: 1px;
  margin: 0;
  border: 0;
  background: ${color.line};
`;

export function Footer({ cta }: { cta: string | null }) {
  const { t } = useTranslation();
  const navigationDisabled = useNavigationDisabled();
  const { brand, footer } = useSiteData();
  if (navigationDisabled) return null;
  const { newsletter, hipaa } = brand;
  return (
    <Frame>
      <Join id={frameIds.contact}>
        <div>
          <h2>{brand.footer.heading}</h2>
          {brand.footer.link ? (
            <Aside>
              <Link to={brand.footer.link.path}>{brand.footer.link.label}</Link>
            </Aside>
          ) : null}
        </div>
        <div>
          <CallToAction label={cta} />
          <ContactOpenings scheduling={Boolean(brand.schedulingUrl)} />
        </div>
      </Join>
      <Rule />
      {newsletter || hipaa ? (
        <>
          <Middle>
            {newsletter ? <NewsletterForm prefix="footer" {...newsletter} /> : null}
            {hipaa ? <HipaaBadge {...hipaa} /> : null}
          </Middle>
          <Rule />
        </>
      ) : null}
      {footer.length > 0 ? (
        <>
          <FooterGroups groups={footer} />
          <Rule />
        </>
      ) : null}
      {brand.partners.length + brand.recognitions.length > 0 ? (
        <>
          <Wrapper>
            <MarkRow title={t('footer.partners')} marks={brand.partners} />
            <MarkRow title={t('footer.recognizedBy')} marks={brand.recognitions} />
          </Wrapper>
          <Rule />
        </>
      ) : null}
      <FooterClosing />
    </Frame>
  );
}
