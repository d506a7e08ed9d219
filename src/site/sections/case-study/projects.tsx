import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Annotation } from '../../components/annotation';
import { media } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { Section } from '../section';

const List = styled.ol`
  > li {
    display: grid;
    gap: ${space[1]} ${space[6]};
    padding-block: ${space[4]};
    border-top: 1px solid ${color.line};
    ${media.up.md} {
      grid-template-columns: minmax(0, 4fr) minmax(0, 5fr) minmax(0, 3fr);
    }
  }
  p {
    color: ${color.textMuted};
  }
`;

const Result = styled(Annotation)`
  padding-inline-start: ${space[2]};
  border-inline-start: 1px solid ${color.accent};
`;

/** The projects in which the work was delivered, each with its outcome. */
export function Projects({ annotation, projects }: { annotation: string; projects: Queries.ProjectsFragment }) {
  return (
    <Section annotation={annotation} heading={projects.heading}>
      <List>
        {projects.items.map(({ name, text, result }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
            <Result>{result}</Result>
          </li>
        ))}
      </List>
    </Section>
  );
}

export const projectsFragment = graphql`
  fragment Projects on Projects {
    heading
    items {
      name
      text
      result
    }
  }
`;
