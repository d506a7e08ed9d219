import { isEmailAddress } from './email-address';
import type { Field, FieldValue, TextField, Values } from './fields';
import type { Translate } from './translate';

function textError(t: Translate, { required, minLength, maxLength }: TextField, typed: string): string | undefined {
  const text = typed.trim();
  if (!text) return required ? t('forms.errors.required') : undefined;
  if (text.length < minLength) return t('forms.errors.tooShort', { least: minLength });
  return text.length > maxLength ? `${text.length} / ${maxLength}` : undefined;
}

function emailError(t: Translate, typed: string): string | undefined {
  const text = typed.trim();
  if (!text) return t('forms.errors.emailRequired');
  return isEmailAddress(text) ? undefined : t('forms.errors.emailInvalid');
}

function errorOf(t: Translate, field: Field, value: FieldValue | undefined): string | undefined {
  switch (field.kind) {
    case 'email':
      return emailError(t, String(value ?? ''));
    case 'select':
      return field.required && !value ? t('forms.errors.select') : undefined;
    case 'multi-select':
      return field.required && !(Array.isArray(value) && value.length > 0) ? t('forms.errors.multiSelect') : undefined;
    default:
      return textError(t, field, String(value ?? ''));
  }
}

/**
 * Returns a form's validation errors, by field: the same as the schema in `validation.ts` but without its library, for submits
 * before the library has loaded, or if it fails to load. A test keeps the two in sync.
 */
export function fieldErrors(t: Translate, fields: readonly Field[], values: Values): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const found = errorOf(t, field, values[field.name]);
      return found === undefined ? [] : [[field.name, found]];
    }),
  );
}
