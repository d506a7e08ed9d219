import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Link } from '../components/link';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { fontWeight } from '../theme/type';

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 44px;
  color: ${color.text};
  font-size: 1.25rem;
  font-weight: ${fontWeight.heavy};
  letter-spacing: -0.02em;
  text-decoration: none;
  path {
    stroke: ${color.brand};
    stroke-width: 1.5;
  }
  circle {
    fill: ${color.accent};
  }
`;

/** A hull's section on its center line, with the one gold mark; the name beside it. */
export function Logo({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <Home to="/" aria-label={t('header.home', { name })}>
      <svg width="30" height="30" viewBox="0 0 30 30" fill="none" aria-hidden="true">
        <path d="M3 7h24M5 7c0 9 4 15 10 18 6-3 10-9 10-18M15 2v26M9 7c0 7 2 12 6 16 4-4 6-9 6-16" />
        <circle cx="15" cy="25" r="2.500" />
      </svg>
      {name}
    </Home>
  );
}
