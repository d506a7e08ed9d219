import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { Link } from '../../components/link';
import { loneLink } from '../../components/lone-link';
import { media } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { fontFamily, fontSize, measure } from '../../theme/type';
import { Section } from '../section';

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
  ${media.desktopUp} {
    grid-template-columns: repeat(auto-fit, minmax(30rem, 1fr));
  }
`;

/** A sheet with a strip of dates at its foot, as on a drawing. */
const Sheet = styled.li`
  display: grid;
  grid-template-rows: 1fr auto;
  background: ${color.raised};
  border: 1px solid ${color.line};
  border-top-color: ${color.brand};
  .text {
    display: grid;
    gap: ${space[1]};
    align-content: start;
    padding: ${space[3]};
  }
  .text p {
    max-width: ${measure};
    color: ${color.textMuted};
  }
  .text .open {
    padding-inline-start: ${space[2]};
    border-inline-start: 2px solid ${color.controlLine};
    color: ${color.text};
  }
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  padding: ${space[2]} ${space[3]};
  border-top: 1px solid ${color.line};
  font-size: ${fontSize.small};
  dt {
    color: ${color.textFaint};
    font-family: ${fontFamily.mono};
    font-size: ${fontSize.annotation};
  }
  a {
    ${loneLink}
  }
  /* The source may have a long name. On a line of its own, it leaves the dates of all laws aligned. */
  > :last-of-type {
    flex-basis: 100%;
  }
`;

const Elsewhere = styled.p`
  max-width: ${measure};
  margin-top: ${space[3]};
  color: ${color.textMuted};
`;

type Law = Queries.LawFragment;
type LawsProps = {
  laws: readonly Law[];
  /** For a city, its state's page. */
  within?: { path: string; label: string } | null;
};

/** Laws and rules, each with its date, its source, and the day when it was last verified there. */
export function Laws({ laws, within }: LawsProps) {
  const { t } = useTranslation();
  if (laws.length === 0) return null;
  return (
    <Section id="law" heading={t('area.law')} intro={t('area.lawIntro')}>
      <List>
        {laws.map((law) => (
          <LawSheet key={law.name} law={law} />
        ))}
      </List>
      {within ? (
        <Elsewhere>
          {t('area.lawsOfState')} <Link to={within.path}>{within.label}</Link>
        </Elsewhere>
      ) : null}
    </Section>
  );
}

function LawSheet({ law: { name, text, shownInForce, status, source, shownChecked, verified } }: { law: Law }) {
  const { t } = useTranslation();
  return (
    <Sheet>
      <div className="text">
        <h3>{name}</h3>
        <p>{text}</p>
        {verified ? null : <p className="open">{t('area.unverified')}</p>}
      </div>
      <Facts>
        {shownInForce ? <Fact name={t('area.inForce')} value={shownInForce} /> : null}
        {status ? <Fact name={t('area.status')} value={status} /> : null}
        <Fact name={t(verified ? 'area.checked' : 'area.edited')} value={shownChecked} />
        <div>
          <dt>{t('area.source')}</dt>
          <dd>
            <Link to={source.url}>{source.name}</Link>
          </dd>
        </div>
      </Facts>
    </Sheet>
  );
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

export const lawFragment = graphql`
  fragment Law on Law {
    name
    text
    shownInForce: inForce(written: DAY)
    status
    source {
      name
      url
    }
    shownChecked: checked(written: DAY)
    verified
  }
`;
