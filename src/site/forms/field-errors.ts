import type { TFunction } from 'i18next';
import { isEmailAddress } from './email-address';
import type { Field, TextField, Values } from './fields';
import { chosenOf, textOf } from './values';

function textError(t: TFunction, { required, minLength, maxLength }: TextField, text: string): string | undefined {
  if (!text) return required ? t('forms.errors.required') : undefined;
  if (text.length < minLength) return t('forms.errors.tooShort', { least: minLength });
  return text.length > maxLength ? `${text.length} / ${maxLength}` : undefined;
}

function emailError(t: TFunction, text: string): string | undefined {
  if (!text) return t('forms.errors.emailRequired');
  return isEmailAddress(text) ? undefined : t('forms.errors.emailInvalid');
}

function errorOf(t: TFunction, field: Field, values: Values): string | undefined {
  const { kind, name, required } = field;
  switch (kind) {
    case 'email':
      return emailError(t, textOf(values, name));
    case 'select':
      return required && !values[name] ? t('forms.errors.select') : undefined;
    case 'multi-select':
      return required && chosenOf(values, name).length === 0 ? t('forms.errors.multiSelect') : undefined;
    default:
      return textError(t, field, textOf(values, name));
  }
}

/**
 * Returns a form's validation errors, by field: the same as the schema in `validation.ts` but without its library, for submits
 * before the library has loaded, or if it fails to load. A test keeps the two in sync.
 */
export function fieldErrors(t: TFunction, fields: readonly Field[], values: Values): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const found = errorOf(t, field, values);
      return found === undefined ? [] : [[field.name, found]];
    }),
  );
}
