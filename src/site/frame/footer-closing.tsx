import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Annotation } from '../components/annotation';
import { Link } from '../components/link';
import { Wrapper } from '../components/wrapper';
import { media } from '../theme/breakpoints';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { fontSize } from '../theme/type';
import { useOtherLanguages } from '../words/other-languages';
import { useSiteData } from '../words/site-data';
import { PrivacyLink } from './privacy-choices';
import { useCurrentYear } from './use-current-year';

const Closing = styled(Wrapper)`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  justify-content: space-between;
  padding-block: ${space[4]};
  font-size: ${fontSize.small};
  color: ${color.textFaint};
`;

/* Lists that go to the next row together: one alone would look forgotten there. */
const Together = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
`;

const InlineLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: 24px;
    min-height: 32px;
    color: ${color.textMuted};
    text-decoration: none;
  }
  ${media.touch} {
    a {
      min-width: 44px;
      min-height: 44px;
    }
  }
  a:hover,
  [aria-current='page'] {
    color: ${color.text};
    text-decoration: underline;
  }
`;

/** The last rows of the footer: ways to contact and follow, legal texts, and the copyright. */
export function FooterClosing() {
  const { t } = useTranslation();
  const { brand, legal } = useSiteData();
  const year = useCurrentYear(brand.yearOfBuild);
  const languages = useOtherLanguages();
  return (
    <>
      <Closing>
        <Together>
          <InlineLinks aria-label={t('footer.contact')}>
            <li>
              <a href={`mailto:${brand.email}`}>{brand.email}</a>
            </li>
            {brand.phone ? (
              <li>
                <a href={`tel:${brand.phone.link}`}>{brand.phone.display}</a>
              </li>
            ) : null}
          </InlineLinks>
          {brand.social.length > 0 ? (
            <InlineLinks aria-label={t('footer.follow')}>
              {brand.social.map(({ name, url }) => (
                <li key={name}>
                  <a href={url} rel="noopener">
                    {name}
                  </a>
                </li>
              ))}
            </InlineLinks>
          ) : null}
        </Together>
        <Together>
          <InlineLinks aria-label={t('footer.legal')}>
            {legal.map(({ label, path }) => (
              <li key={path}>
                <Link to={path}>{label}</Link>
              </li>
            ))}
            <PrivacyLink />
          </InlineLinks>
          {languages.length > 0 ? (
            <InlineLinks aria-label={t('footer.languages')}>
              {languages.map((link) => (
                <li key={link.lang}>
                  <Link {...link} />
                </li>
              ))}
            </InlineLinks>
          ) : null}
        </Together>
      </Closing>
      <Closing>
        {/* On a Hebrew page, the period of a Latin name such as Example, Inc. would move to its beginning. */}
        <Annotation>
          <bdi>{t('footer.copyright', { year, name: brand.legalName })}</bdi>
        </Annotation>
        <Annotation>{brand.footer.credit}</Annotation>
      </Closing>
    </>
  );
}
