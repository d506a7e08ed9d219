import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import type { BrandFacts } from '../../contract/site-data';
import { Link } from '../components/link';
import { media } from '../theme/breakpoints';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { fontWeight, lineHeight } from '../theme/type';

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 44px;
  color: ${color.text};
  /* Long names and large text break rather than push the menu out of the window. */
  font-size: min(1.25rem, 6.25vw);
  line-height: ${lineHeight.heading};
  overflow-wrap: anywhere;
  font-weight: ${fontWeight.heavy};
  letter-spacing: -0.02em;
  text-decoration: none;
  ${media.menuDesktop} {
    flex-shrink: 0;
  }
  svg {
    width: auto;
    min-width: 24px;
    height: 30px;
  }
`;

/** The logo, followed by the name unless the drawing contains it. */
export function Logo({ name, logo }: Pick<BrandFacts, 'name' | 'logo'>) {
  const { t } = useTranslation();
  return (
    <Home to="/" aria-label={t('header.home', { name })}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: an SVG file from the content, read at build time */}
      <svg viewBox={logo.viewBox} aria-hidden="true" dangerouslySetInnerHTML={{ __html: logo.content }} />
      {logo.holdsName ? null : name}
    </Home>
  );
}
