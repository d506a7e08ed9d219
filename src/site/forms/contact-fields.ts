import type { SiteFrame } from '../../contract/site-frame';
import { choicesOf } from './choices';
import { anyOf, emailLine, type Field, nameLine, type Option, oneOf, paragraph } from './fields';
import type { Translate } from './translate';

/** The first step, which is enough for a lead. */
export function messageFields(t: Translate): Field[] {
  return [
    nameLine('name', t('forms.contact.name'), { required: true, autoComplete: 'name' }),
    emailLine('email', t('forms.contact.email')),
    nameLine('company', t('forms.contact.company'), { autoComplete: 'organization', wide: true }),
    paragraph('message', t('forms.contact.message'), { required: true, hint: t('forms.contact.messageHint') }),
  ];
}

/** The second step, which completes the lead. Fields without options are left out. */
export function detailFields(t: Translate, services: SiteFrame['interests'], budgets: readonly Option[]): Field[] {
  const prompt = t('forms.choose');
  const interests = services.map(({ slug, label }, index) => ({ id: index + 1, label, value: slug }));
  return [
    ...(interests.length > 0 ? [anyOf('interests', t('forms.contact.interests'), interests)] : []),
    ...(budgets.length > 0 ? [oneOf('budget', t('forms.contact.budget'), budgets, { required: true, prompt })] : []),
    oneOf('timeline', t('forms.contact.timeline'), choicesOf(t, 'timeline'), { required: false, prompt }),
  ];
}
