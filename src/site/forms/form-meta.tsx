import styled from '@emotion/styled';
import { useTranslation } from 'gatsby-plugin-react-i18next';
import { I18nextContext } from 'gatsby-plugin-react-i18next/dist/i18nextContext';
import { useContext } from 'react';
import { trapName } from '../../contract/lead';
import { mainPages } from '../../contract/main-pages';
import { publicSettings } from '../edge/public-settings';
import { color } from '../theme/colors';
import { localizedPath } from '../words/localized-path';
import { usePageLanguage } from '../words/page-language';
import { useExists } from '../words/site-data';
import { ContactWays } from './contact-ways';
import type { FormDefinition } from './form-definition';

const Trap = styled.label`
  display: none;
`;

const Note = styled.p`
  color: ${color.textMuted};
`;

/** The hidden fields for a form that the browser itself posts, and a note for when it cannot. */
export function FormMeta({ form, source }: Pick<FormDefinition, 'form' | 'source'>) {
  const { t } = useTranslation();
  const { originalPath } = useContext(I18nextContext);
  const language = usePageLanguage();
  const exists = useExists();
  const thanks = localizedPath(mainPages.thanks, language, exists);
  return (
    <>
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="source" value={source} />
      <input type="hidden" name="path" value={localizedPath(originalPath, language, exists)} />
      <input type="hidden" name="language" value={language} />
      {thanks === mainPages.thanks ? null : <input type="hidden" name="thanks" value={thanks} />}
      <Trap>
        {t('forms.trap')}
        <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
      </Trap>
      {publicSettings.leadsEndpoint ? null : (
        <noscript>
          <Note>
            {t('forms.noScript')} <ContactWays />
          </Note>
        </noscript>
      )}
    </>
  );
}

/** Notices in a form's HTML for a submit before the scripts have loaded; `early-submit-script.ts` shows them, hydration hides them. */
export function EarlyNotice() {
  const { t } = useTranslation();
  return (
    <>
      <p aria-live="polite" data-early="waiting" hidden>
        {t('forms.sending')}
      </p>
      <p role="alert" data-early="stuck" hidden>
        {t(publicSettings.leadsEndpoint ? 'forms.stuck.connection' : 'forms.stuck.nowhere')} <ContactWays />
      </p>
    </>
  );
}
