import type { TFunction } from 'i18next';
import type { SiteData } from '../../contract/site-data';
import { choicesOf } from './choices';
import { anyOf, emailLine, type Field, nameLine, type Option, type OptionGroup, oneOf, paragraph } from './fields';

/** The first step, which is enough for a lead. */
export function messageFields(t: TFunction): Field[] {
  return [
    nameLine('name', t('forms.contact.name'), { required: true, autoComplete: 'name' }),
    emailLine('email', t('forms.contact.email')),
    nameLine('company', t('forms.contact.company'), { autoComplete: 'organization', wide: true }),
    paragraph('message', t('forms.contact.message'), { required: true, hint: t('forms.contact.messageHint') }),
  ];
}

type Details = {
  interests: SiteData['interests'];
  budgets: readonly Option[];
  /** The path of the page that the visitor came from, which is preselected if it is among the interests. */
  from: string | null;
};

/** The second step, which completes the lead. Fields without options are left out. */
export function detailFields(t: TFunction, { interests, budgets, from }: Details): Field[] {
  const prompt = t('forms.choose');
  const preselected = interests.flatMap(({ options }) => options.filter(({ path }) => path === from)).map(({ value }) => value);
  return [
    ...(interests.length > 0 ? [anyOf('interests', t('forms.contact.interests'), groupsOf(t, interests), preselected)] : []),
    ...(budgets.length > 0 ? [oneOf('budget', t('forms.contact.budget'), budgets, { required: true, prompt })] : []),
    oneOf('timeline', t('forms.contact.timeline'), choicesOf(t, 'timeline'), { required: false, prompt }),
  ];
}

function groupsOf(t: TFunction, interests: SiteData['interests']): OptionGroup[] {
  const values = interests.flatMap(({ options }) => options.map(({ value }) => value));
  return interests.map(({ title, options }) => ({
    title: interests.length > 1 ? (title ?? t('forms.contact.product')) : null,
    options: options.map(({ value, label }) => ({ id: values.indexOf(value) + 1, label, value })),
  }));
}
