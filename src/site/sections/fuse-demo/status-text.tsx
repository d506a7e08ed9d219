import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { color } from '../../theme/colors';
import { space } from '../../theme/space';
import { useListed } from '../../words/listed';
import { isDone, type Report } from './check-rows';

const Line = styled.p`
  color: ${color.textMuted};
  strong {
    color: ${color.text};
  }
  &[data-done='true'] strong {
    color: ${color.success};
  }
`;

/** Holds the status next to the button for the next problem. */
export const StatusLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
`;

/** The number of remaining problems and clean rows, in a live region. */
export function StatusText({ report }: { report: Report }) {
  const { t } = useTranslation();
  const listed = useListed();
  const { missing, problemCount, rows, clean } = report;
  const fields = listed(missing.map((key) => t(`fuseDemo.field.${key}`)));
  const remaining = problemCount === 0 ? t('fuseDemo.status.none') : t('fuseDemo.status.toFix', { count: problemCount });
  return (
    <Line role="status" data-done={isDone(report)}>
      <strong>{missing.length > 0 ? t('fuseDemo.status.missing', { fields }) : remaining}</strong>{' '}
      {t('fuseDemo.status.clean', { clean: clean.length, rows: rows.filter(({ aside }) => !aside).length })}
    </Line>
  );
}
