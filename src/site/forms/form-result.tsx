import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { ErrorDisplay } from '../errors/error-display';
import { color } from '../theme/colors';
import { space } from '../theme/space';
import { fontSize } from '../theme/type';
import { ContactWays } from './contact-ways';
import type { Result } from './outcome';
import { useLatestResult } from './use-latest-result';

const Lines = styled.div`
  min-height: 1.75rem;
  margin-top: ${space[1]};
  font-size: ${fontSize.small};
  line-height: 1.75rem;
`;

const Told = styled.div`
  &[data-tone='good'] {
    color: ${color.success};
  }
`;

/** The result of a submit, with other ways to contact the company if it was not delivered. */
export function ResultText({ result: { tone, text, draft } }: { result: Result }) {
  if (tone === 'good') return <p>{text}</p>;
  return (
    <>
      {tone === 'bad' ? <ErrorDisplay code="" message={text} /> : <p>{text}</p>}
      <p>
        <ContactWays draft={draft} />
      </p>
    </>
  );
}

/** The result of a submit, under the form. Both live regions exist from the start, or changes would not be announced. */
export function FormResult({ result, sending }: { result: Result | null; sending: boolean }) {
  const { t } = useTranslation();
  const latest = useLatestResult(result);
  const failure = latest?.tone === 'bad' ? latest : null;
  const status = failure ? null : latest;
  return (
    <Lines>
      <Told role="status" data-tone={latest?.tone ?? 'good'}>
        {sending ? t('forms.sending') : status && <ResultText result={status} />}
      </Told>
      <div role="alert">{failure && <ResultText result={failure} />}</div>
    </Lines>
  );
}
