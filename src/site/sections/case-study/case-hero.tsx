import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { Annotation } from '../../components/annotation';
import { gridPaper } from '../../components/grid-paper';
import { MainHeading } from '../../components/main-heading';
import { betweenPaddings, Picture } from '../../components/picture';
import { Wrapper } from '../../components/wrapper';
import { media } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { px, size, space } from '../../theme/space';
import { fontFamily, fontSize } from '../../theme/type';
import { CaseFacts } from '../case-facts';

const Ground = styled.section`
  ${gridPaper(40)}
`;

/* Without a cover, the words are the last in the band. */
const Inner = styled(Wrapper)`
  display: grid;
  gap: ${space[6]};
  padding-top: ${px(size.pageTopPadding)};
  &[data-bare] {
    padding-bottom: ${space[8]};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[3]} ${space[8]};
  ${media.desktopUp} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    align-items: end;
  }
  h1 {
    max-width: 22ch;
    margin-top: ${space[2]};
  }
`;

const Subtitle = styled.p`
  max-width: 52ch;
  margin-top: ${space[2]};
  color: ${color.textMuted};
  font-size: ${fontSize.lead};
  line-height: 1.45;
`;

const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  li {
    padding: 0.2rem 0.6rem;
    border: 1px solid ${color.line};
    background: ${color.ground};
    color: ${color.textMuted};
    font-family: ${fontFamily.mono};
    font-size: ${fontSize.annotation};
  }
`;

/* Its upper line lies under the last one of the facts. */
const Frame = styled.div`
  margin-top: -1px;
  border: 1px solid ${color.line};
  border-bottom: 0;
`;

const coverSizes = `(min-width: 1440px) 1280px, (min-width: 1280px) calc(100vw - 160px), (min-width: 1024px) calc(100vw - 128px), ${betweenPaddings}`;

/** Title, subtitle, and tags of a case study above its cover. */
export function CaseHero({ study }: { study: Queries.CaseHeroFragment }) {
  return (
    <Ground data-ground="">
      <Inner data-bare={study.cover ? undefined : ''}>
        <Words>
          <div>
            <Annotation>{study.client}</Annotation>
            <MainHeading>{study.heading}</MainHeading>
            <Subtitle>{study.subtitle}</Subtitle>
          </div>
          {study.tags.length > 0 ? (
            <Tags>
              {study.tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </Tags>
          ) : null}
        </Words>
        {study.facts || study.cover ? (
          <div>
            {study.facts ? <CaseFacts facts={study.facts} /> : null}
            {study.cover ? (
              <Frame>
                <Picture picture={study.cover} sizes={coverSizes} first />
              </Frame>
            ) : null}
          </div>
        ) : null}
      </Inner>
    </Ground>
  );
}

export const caseHeroFragment = graphql`
  fragment CaseHero on CaseStudy {
    client
    heading
    subtitle
    tags
    facts {
      ...CaseFacts
    }
    cover {
      ...Picture
    }
  }
`;
