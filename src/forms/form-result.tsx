import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { ErrorDisplay } from '../components/error-display';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { fontSize } from '../theme/type';
import type { Result } from './form-view';

const Line = styled.div`
  min-height: 1.75rem;
  margin-top: ${space[1]};
  font-size: ${fontSize.small};
  line-height: 1.75rem;
`;

const Good = styled.p`
  color: ${color.success};
`;

/** What came of a submit, under the form; both places are there from the start, or a change would not be announced. */
export function FormResult({ result, submitting }: { result: Result | null; submitting: boolean }) {
  const { t } = useTranslation();
  return (
    <Line>
      <Good role="status">{submitting ? t('forms.sending') : result?.kind === 'sent' ? result.text : null}</Good>
      <div role="alert">{result?.kind === 'failed' ? <ErrorDisplay code="" message={result.text} /> : null}</div>
    </Line>
  );
}
