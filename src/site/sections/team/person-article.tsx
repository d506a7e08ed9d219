import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Prose } from '../../components/prose';
import { media } from '../../theme/breakpoints';
import { px } from '../../theme/space';
import { BelowFold } from '../below-fold';
import { CallToAction } from '../call-to-action';
import { PageHero } from '../page-hero';
import { Section } from '../section';
import { PersonFacts } from './person-facts';
import { PersonPosts } from './person-posts';
import { PersonWork } from './person-work';
import { Portrait } from './portrait';

const portraitWidth = 416;
const sizes = `(min-width: 1024px) ${portraitWidth}px, 80vw`;

const Sitter = styled.div`
  max-width: ${px(portraitWidth)};
  ${media.desktopUp} {
    width: 100%;
    justify-self: end;
  }
`;

/** The full article of a person. */
export function PersonArticle({ person }: { person: Queries.PersonArticleFragment }) {
  const { t } = useTranslation();
  const drawing = person.portrait ? (
    <Sitter>
      <Portrait name={person.label} portrait={person.portrait} sizes={sizes} named={false} first />
    </Sitter>
  ) : undefined;
  return (
    <>
      <PageHero
        annotation={person.role}
        heading={person.heading}
        lead={person.summary}
        action={<CallToAction label={person.cta} />}
        drawing={drawing}
      />
      <BelowFold>
        <PersonFacts person={person} />
        {person.body.html ? (
          <Section heading={t('team.ownWords')} beside>
            <Prose html={person.body.html} />
          </Section>
        ) : null}
        <PersonWork items={person.here} />
        <PersonPosts posts={person.posts} />
      </BelowFold>
    </>
  );
}

export const personArticleFragment = graphql`
  fragment PersonArticle on Person {
    ...PageHead
    ...PersonFacts
    role
    portrait {
      ...Picture
    }
    here {
      ...PersonWork
    }
    body {
      html
    }
    posts {
      ...PersonPost
    }
  }
`;
