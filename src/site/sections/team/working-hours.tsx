import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { hourMs } from '../../../contract/durations';
import { Annotation } from '../../components/annotation';
import { SeparatedNotes } from '../../components/separated-notes';
import { media } from '../../theme/breakpoints';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { fontSize, measure } from '../../theme/type';
import { useSiteData } from '../../words/site-data';
import { sharedHours, shiftRows } from './shared-hours';

const Row = styled.li`
  display: grid;
  gap: ${space.half} ${space[3]};
  align-items: center;
  padding-block: ${space[1]};
  border-top: 1px solid ${color.line};
  grid-template-columns: minmax(0, 1fr) auto;
  ${media.up.md} {
    grid-template-columns: 17rem minmax(0, 1fr) 8rem;
  }
`;

const Places = styled(SeparatedNotes)`
  font-size: ${fontSize.small};
`;

const Hours = styled(Annotation)`
  text-align: end;
  ${media.up.md} {
    order: 1;
  }
`;

const Bar = styled.svg`
  grid-column: 1 / -1;
  width: 100%;
  height: 20px;
  ${media.up.md} {
    grid-column: auto;
    height: 28px;
  }
  path {
    vector-effect: non-scaling-stroke;
    stroke: ${color.line};
  }
  .day {
    fill: ${color.raisedHover};
    stroke: ${color.brand};
    vector-effect: non-scaling-stroke;
  }
  .shared {
    fill: ${color.accent};
    opacity: 0.85;
  }
`;

const Note = styled.p`
  max-width: ${measure};
  margin-top: ${space[3]};
  color: ${color.textMuted};
`;

/** Each place's working hours in the time of the first, and those that all places share. */
export function WorkingHours({ people }: { people: readonly { place: string; timeZone: string }[] }) {
  const { t } = useTranslation();
  const { locale } = useSiteData();
  const rows = shiftRows(people);
  const shared = sharedHours(people);
  const shifts = shared ? [...rows, shared] : rows;
  const hours = shared ? shared.to - shared.from : 0;
  const clock = clockIn(
    locale,
    shifts.some(({ from }) => from % 1 !== 0),
  );
  const [first, last] = [Math.min(...rows.map(({ from }) => from)) - 1, Math.max(...rows.map(({ to }) => to)) + 1];
  return (
    <>
      <ul className="hours">
        {rows.map((row) => (
          <Row key={row.from}>
            <Places>
              {row.places.map((place) => (
                <span key={place}>{place} </span>
              ))}
            </Places>
            <Hours as="span">{`${clock(row.from)}–${clock(row.to)}`}</Hours>
            <Bar viewBox={`0 0 ${last - first} 1`} preserveAspectRatio="none" aria-hidden="true">
              <path d={ticks(last - first)} />
              <rect className="day" x={row.from - first} y="0.3" width={row.to - row.from} height="0.4" />
              {shared ? <rect className="shared" x={shared.from - first} y="0.3" width={shared.to - shared.from} height="0.4" /> : null}
            </Bar>
          </Row>
        ))}
      </ul>
      <Note>
        {shared
          ? `${t('team.shared', { count: hours, replace: { from: clock(shared.from), to: clock(shared.to), count: written(hours, locale) } })} `
          : ''}
        {t('team.hoursNote', { place: people[0]?.place ?? '' })}
      </Note>
    </>
  );
}

/** The number of shared hours as it is written in a language: 3.5 in English is 3,5 in German. */
const written = (hours: number, language: string) => new Intl.NumberFormat(language).format(hours);

const ticks = (hours: number) => Array.from({ length: hours + 1 }, (_, hour) => `M${hour} 0V1`).join('');

const clockFormat = (language: string, minutes: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language, { hour: 'numeric', ...minutes, timeZone: 'UTC' });

/**
 * Writes an hour as a clock shows it in a language, for example 9 AM; hours of the next and the previous day too. All have minutes if
 * one does, because many languages write both in different ways: 09 h and 9:30. They also have minutes in languages such as Polish,
 * whose full hour is a bare number: "from 09 to 17" could be anything.
 */
function clockIn(language: string, withMinutes: boolean) {
  const hoursAlone = clockFormat(language, {});
  const bare = /^\p{Nd}+$/u.test(hoursAlone.format(0));
  const format = withMinutes || bare ? clockFormat(language, { minute: '2-digit' }) : hoursAlone;
  return (hour: number) => format.format(hour * hourMs);
}
