import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { listPath } from '../../../contract/derived-paths';
import { Link } from '../../components/link';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { fontFamily } from '../../theme/type';
import { boxedLinks } from '../boxed-links';

const Row = styled.nav`
  ${boxedLinks}
  margin-top: ${space[5]};
  a {
    justify-content: center;
    min-width: 44px;
    min-height: 44px;
    color: ${color.text};
    font-family: ${fontFamily.mono};
  }
`;

/** Links to every page of the list; renders nothing for a single page. */
export function Pagination({ pageCount }: { pageCount: number }) {
  const { t } = useTranslation();
  if (pageCount < 2) return null;
  const numbers = Array.from({ length: pageCount }, (_, index) => index + 1);
  return (
    <Row aria-label={t('blog.pages')}>
      <ul className="numbers">
        {numbers.map((each) => (
          <li key={each}>
            <Link to={listPath(each)} aria-label={t('blog.page', { number: each })}>
              {each}
            </Link>
          </li>
        ))}
      </ul>
    </Row>
  );
}
