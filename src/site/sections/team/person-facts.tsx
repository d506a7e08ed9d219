import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Annotation } from '../../components/annotation';
import { loneLink } from '../../components/lone-link';
import { Wrapper } from '../../components/wrapper';
import { media } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { fontSize } from '../../theme/type';
import { useListed } from '../../words/listed';

const List = styled.dl`
  display: grid;
  gap: ${space[3]} ${space[4]};
  padding-block: ${space[4]};
  ${media.up.md} {
    grid-template-columns: repeat(auto-fit, minmax(200px, 1fr));
  }
  dd {
    margin-top: ${space.half};
    color: ${color.text};
    font-size: ${fontSize.small};
  }
  dd a {
    ${loneLink}
    margin-inline-end: ${space[2]};
  }
  /* A text, which needs the room of two facts. */
  .long {
    ${media.desktopUp} {
      grid-column: span 2;
    }
  }
`;

/** Where and since when a person works here, previous work, and profiles; nothing if none of it is known. */
export function PersonFacts({ person: { place, zoneName, joined, before, links } }: { person: Queries.PersonFactsFragment }) {
  const { t } = useTranslation();
  const listed = useListed();
  const facts = [
    {
      name: t('team.place'),
      shown: listed([place, zoneName].flatMap((each) => each || [])),
    },
    { name: t('team.joined'), shown: joined },
    { name: t('team.before'), shown: before, long: true },
    { name: t('team.profiles'), shown: links.length > 0 ? links.map(profile) : null },
  ].filter(({ shown }) => shown);
  if (facts.length === 0) return null;
  return (
    <Wrapper>
      <List>
        {facts.map(({ name, shown, long }) => (
          <div key={name} className={long ? 'long' : undefined}>
            <Annotation as="dt">{name}</Annotation>
            <dd>{shown}</dd>
          </div>
        ))}
      </List>
    </Wrapper>
  );
}

const profile = ({ name, url }: { name: string; url: string }) => (
  <a key={url} href={url} rel="me">
    {name}
  </a>
);

export const personFactsFragment = graphql`
  fragment PersonFacts on Person {
    place
    zoneName
    joined
    before
    links {
      name
      url
    }
  }
`;
