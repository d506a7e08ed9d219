import styled from '@emotion/styled';
import { graphql } from 'gatsby';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { RangeBar } from '../../components/range-bar';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { PaperTable } from './sheet-table';

const Table = styled(PaperTable)`
  svg {
    max-width: 16rem;
    margin-top: ${space.half};
    color: ${color.ink};
  }
  tfoot tr {
    font-weight: 600;
  }
  tfoot tr.total {
    border-top: 2px solid ${color.ink};
  }
  tfoot tr.planned {
    color: ${color.pencil};
  }
`;

type Range = { low: number; high: number };

/** An estimate as a table of summed ranges. */
export function EstimateTable({ estimate: { unit, parts, total, planned } }: { estimate: Queries.EstimateFragment }) {
  const { t } = useTranslation();
  const end = Math.max(...parts.map(({ high }) => high));
  const sum = (className: string, name: string, { low, high }: Range) => (
    <tr className={className}>
      <th scope="row">{name}</th>
      <Figures low={low} high={high} />
      <td colSpan={2} />
    </tr>
  );
  return (
    <Table>
      <caption>{t('method.estimate', { unit })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('method.part')}</th>
          <th scope="col">{t('method.low')}</th>
          <th scope="col">{t('method.high')}</th>
          <th scope="col">{t('method.reason')}</th>
          <th scope="col">{t('method.moves')}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ name, low, high, reason, moves }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <RangeBar low={low} high={high} end={end} />
            </th>
            <Figures low={low} high={high} />
            <td data-column={t('method.reason')}>{reason}</td>
            <td data-column={moves ? t('method.moves') : undefined}>{moves}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sum('total', t('method.total'), total)}
        {planned ? sum('planned', t('method.planned'), planned) : null}
      </tfoot>
    </Table>
  );
}

function Figures({ low, high }: Range) {
  const { t } = useTranslation();
  return (
    <>
      <td className="figure" data-column={t('method.low')}>
        {low}
      </td>
      <td className="figure" data-column={t('method.high')}>
        {high}
      </td>
    </>
  );
}

export const estimateFragment = graphql`
  fragment Estimate on Estimate {
    unit
    parts {
      name
      low
      high
      reason
      moves
    }
    total {
      low
      high
    }
    planned {
      low
      high
    }
  }
`;
