import styled from '@emotion/styled';
import { graphql, useStaticQuery } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Annotation } from '../components/annotation';
import { Link } from '../components/link';
import { Wrapper } from '../components/wrapper';
import { NewsletterForm } from '../forms/newsletter-form';
import { CallToAction } from '../sections/call-to-action';
import { ContactOpenings } from '../sections/contact-openings';
import { useNavigationDisabled } from '../session/page-navigation';
import { media } from '../theme/breakpoints';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { fontSize, lineHeight } from '../theme/type';
import { FooterGroups } from './footer-groups';
import { HipaaBadge } from './hipaa-badge';
import { MarkRow } from './mark-row';
import { useCurrentYear } from './use-current-year';

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

const Middle = styled(Wrapper)`
  display: grid;
  gap: ${space[6]};
  padding-block: ${space[6]};
  ${media.desktopUp} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    align-items: center;
  }
`;

const Closing = styled(Wrapper)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  justify-content: space-between;
  padding-block: ${space[4]};
  font-size: ${fontSize.small};
  color: ${color.textFaint};
`;

const InlineLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  a {
    display: inline-flex;
    align-items: center;
    min-width: 24px;
    min-height: 32px;
    color: ${color.textMuted};
    text-decoration: none;
  }
  a:hover {
    color: ${color.text};
    text-decoration: underline;
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
  const { brand, navigation, site } = useStaticQuery<Queries.FooterQuery>(footerQuery);
  const year = useCurrentYear(Number(site?.buildTime));
  if (navigationDisabled || !brand || !navigation) return null;
  const social = [
    { name: 'LinkedIn', url: brand.social.linkedin },
    { name: 'X', url: brand.social.x },
    { name: 'Instagram', url: brand.social.instagram },
  ];
  return (
    <Frame>
      <Join id="contact-us">
        <h2>{brand.footer.heading}</h2>
        <div>
          <CallToAction label={cta} />
          <ContactOpenings />
        </div>
      </Join>
      <Rule />
      <Middle>
        <NewsletterForm prefix="footer" title={brand.newsletter.title} subtitle={brand.newsletter.subtitle} />
        <HipaaBadge title={brand.hipaa.title} text={brand.hipaa.text} />
      </Middle>
      <Rule />
      <FooterGroups groups={navigation.footer} />
      <Rule />
      <Wrapper>
        <MarkRow title={t('footer.partners')} marks={brand.partners} />
        <MarkRow title={t('footer.recognizedBy')} marks={brand.recognitions} />
      </Wrapper>
      <Rule />
      <Closing>
        <InlineLinks className="contact" aria-label={t('footer.contact')}>
          <li>
            <a href={`mailto:${brand.email}`}>{brand.email}</a>
          </li>
          <li>
            <a href={`tel:${brand.phone.link}`}>{brand.phone.display}</a>
          </li>
        </InlineLinks>
        <InlineLinks className="social" aria-label={t('footer.follow')}>
          {social.map(({ name, url }) => (
            <li key={name}>
              <a href={url} rel="noopener">
                {name}
              </a>
            </li>
          ))}
        </InlineLinks>
        <InlineLinks className="legal" aria-label={t('footer.legal')}>
          {navigation.legal.map(({ label, path }) => (
            <li key={path}>
              <Link to={path}>{label}</Link>
            </li>
          ))}
        </InlineLinks>
      </Closing>
      <Closing>
        <Annotation as="p">{t('footer.copyright', { year, name: brand.legalName })}</Annotation>
        <Annotation as="p">{brand.footer.credit}</Annotation>
      </Closing>
    </Frame>
  );
}

const footerQuery = graphql`
  query Footer {
    site {
      buildTime(formatString: "YYYY")
    }
    brand {
      legalName
      email
      phone {
        display
        link
      }
      social {
        linkedin
        x
        instagram
      }
      partners {
        ...Mark
      }
      recognitions {
        ...Mark
      }
      hipaa {
        title
        text
      }
      footer {
        heading
        credit
      }
      newsletter {
        title
        subtitle
      }
    }
    navigation {
      footer {
        ...FooterGroup
      }
      legal {
        label
        path
      }
    }
  }
`;
