import type { TFunction } from 'i18next';
import { array, type MixedSchema, mixed, object, type Schema, string } from 'yup';
import { fieldIn } from '../../contract/objects';
import { isEmailAddress } from './email-address';
import type { Field, Option, TextField } from './fields';

/** A text within its length limits; an optional one may be empty. */
export function text(t: TFunction, { required, minLength, maxLength }: Pick<TextField, 'required' | 'minLength' | 'maxLength'>): Schema {
  const nullable = string()
    .trim()
    .nullable()
    .max(maxLength, ({ value }: { value: unknown }) => `${String(value).length} / ${maxLength}`);
  const tooShort = t('forms.errors.tooShort', { least: minLength });
  if (required) return nullable.required(t('forms.errors.required')).min(minLength, tooShort);
  return nullable.test('least length', tooShort, (value) => !value || value.length >= minLength);
}

export function email(t: TFunction): Schema {
  return string()
    .trim()
    .required(t('forms.errors.emailRequired'))
    .test('email address', t('forms.errors.emailInvalid'), (value) => value.length === 0 || isEmailAddress(value));
}

function isOption(value: unknown): value is Option {
  return (
    typeof fieldIn(value, 'id') === 'number' && typeof fieldIn(value, 'label') === 'string' && typeof fieldIn(value, 'value') === 'string'
  );
}

function option(t: TFunction): MixedSchema<Option | null | undefined> {
  return mixed<Option>()
    .nullable()
    .test('option', t('forms.errors.select'), (value) => value === null || value === undefined || isOption(value));
}

export function select(t: TFunction, { required }: { required: boolean }): Schema {
  return required ? option(t).required(t('forms.errors.select')) : option(t);
}

export function multiSelect(t: TFunction, { required }: { required: boolean }): Schema {
  const options = array().of(option(t));
  return required ? options.required(t('forms.errors.multiSelect')).min(1, t('forms.errors.multiSelect')) : options;
}

function ruleOf(t: TFunction, field: Field): Schema {
  switch (field.kind) {
    case 'email':
      return email(t);
    case 'select':
      return select(t, field);
    case 'multi-select':
      return multiSelect(t, field);
    default:
      return text(t, field);
  }
}

/** Returns the validation schema for a form's fields. */
export function schemaOf(t: TFunction, fields: readonly Field[]) {
  return object(Object.fromEntries(fields.map((field) => [field.name, ruleOf(t, field)])));
}
