import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Link } from '../../components/link';
import { BelowFold } from '../below-fold';
import { CallToAction } from '../call-to-action';
import { CardColumns } from '../card-columns';
import { LazyCoordinatePlate } from '../drawings/lazy-drawings';
import { NextStep } from '../next-step';
import { PageHero } from '../page-hero';
import { PartsList } from '../parts-list';
import { Questions } from '../questions';
import { RelatedContent } from '../related-content';
import { ReviewLine } from '../review-line';
import { Section } from '../section';
import { TextSection } from '../text-section';
import { AreaLinks } from './area-links';
import { Laws } from './laws';
import { Meeting } from './meeting';

/** The full article of a city or state page. */
export function AreaArticle({ area }: { area: Queries.AreaArticleFragment }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHero
        annotation={<Place area={area} />}
        heading={area.heading}
        lead={area.summary}
        note={<ReviewLine page={area} />}
        action={<CallToAction label={area.cta} />}
        drawing={
          <LazyCoordinatePlate
            map={area.map}
            name={area.label}
            abbreviation={area.abbreviation}
            latitude={area.coordinates.latitude}
            longitude={area.coordinates.longitude}
            timeZones={area.timeZones}
            neighbors={area.neighbors.map(({ label, coordinates }) => ({ label, ...coordinates }))}
          />
        }
      />
      <BelowFold>
        <Section heading={t('area.industries')}>
          <PartsList items={area.industries} />
        </Section>
        <TextSection html={area.body.html} />
        {area.cases.length > 0 ? (
          <Section heading={t('area.cases')} beside>
            <CardColumns
              items={area.cases.map(({ caseStudy: { path, label, client }, why }) => ({
                name: label,
                text: why,
                note: client,
                link: path,
              }))}
              columns={1}
            />
          </Section>
        ) : null}
        <Laws laws={area.law} within={area.within} />
        {area.services.length > 0 ? (
          <Section heading={t('area.services')} paper>
            <CardColumns items={area.services.map(({ service, why }) => ({ name: service.label, text: why, link: service.path }))} />
          </Section>
        ) : null}
        <Meeting own={area.meeting} />
        <AreaLinks kind="cities" areas={area.cities} />
        <Questions questions={area.questions} />
        <NextStep cta={area.cta} />
        <RelatedContent related={area.related} />
      </BelowFold>
    </>
  );
}

/** The type of page, and the state of a city. */
function Place({ area: { within } }: { area: Queries.AreaArticleFragment }) {
  const { t } = useTranslation();
  return (
    <>
      {t('area.annotation')}
      {within ? (
        <>
          {' · '}
          <Link to={within.path}>{within.label}</Link>
        </>
      ) : null}
    </>
  );
}

export const areaArticleFragment = graphql`
  fragment AreaArticle on Area {
    ...PageHead
    ...Review
    kind
    abbreviation
    coordinates {
      latitude
      longitude
    }
    timeZones
    neighbors {
      label
      coordinates {
        latitude
        longitude
      }
    }
    industries {
      ...NamedText
    }
    meeting
    map
    within {
      path
      label
    }
    cities {
      ...AreaEntry
    }
    cases {
      why
      caseStudy {
        path
        label
        client
      }
    }
    law {
      ...Law
    }
    services {
      why
      service {
        path
        label
      }
    }
    questions {
      ...Question
    }
    body {
      html
    }
    related {
      ...RelatedContent
    }
  }
`;
