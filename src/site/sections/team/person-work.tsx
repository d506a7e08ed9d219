import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Link } from '../../components/link';
import { media } from '../../theme/breakpoints';
import { ruledColumns } from '../ruled-columns';
import { Section } from '../section';

const Columns = styled.ul`
  ${ruledColumns}
  ${media.up.md} {
    grid-template-columns: repeat(auto-fit, minmax(260px, 1fr));
  }
`;

/** A person's work here; nothing if none is listed. */
export function PersonWork({ items }: { items: readonly Queries.PersonWorkFragment[] }) {
  const { t } = useTranslation();
  if (items.length === 0) return null;
  return (
    <Section heading={t('team.here')} paper>
      <Columns className="work">
        {items.map(({ name, text, link }) => (
          <li key={name}>
            <h3>{link ? <Link to={link}>{name}</Link> : name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Columns>
    </Section>
  );
}

export const personWorkFragment = graphql`
  fragment PersonWork on PersonWork {
    name
    text
    link
  }
`;
