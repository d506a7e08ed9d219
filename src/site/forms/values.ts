import { isRecord } from '../../contract/objects';
import { meantAddress } from './email-address';
import type { Field, FieldValue, Values } from './fields';

function chosenOrTyped(field: Field, data: FormData): FieldValue {
  const texts = data.getAll(field.name).map(String);
  if (field.kind === 'select') return field.options.find(({ value }) => value === texts[0]) ?? null;
  if (field.kind === 'multi-select') return field.groups.flatMap(({ options }) => options).filter(({ value }) => texts.includes(value));
  const [text = ''] = texts;
  return field.kind === 'email' ? meantAddress(text) : text;
}

/** Returns the values in a form's controls; state lives only there, so nothing typed before hydration is lost. */
export function readValues(fields: readonly Field[], form: HTMLFormElement): Values {
  const data = new FormData(form);
  return Object.fromEntries(fields.map((field) => [field.name, chosenOrTyped(field, data)]));
}

/** Returns a text value, trimmed; empty for other kinds of values. */
export function textOf(values: Values, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** Returns the chosen values of a multi-select. */
export function chosenOf(values: Values, name: string): string[] {
  const value = values[name];
  return Array.isArray(value) ? value.map(({ value: chosen }) => chosen) : [];
}

/** Returns the fields to deliver: trimmed texts, and the values of chosen options; empty ones are left out. */
export function deliveredFields(values: Values): Record<string, string | string[]> {
  const delivered = Object.entries(values).map(([name, value]): [string, string | string[]] => {
    if (Array.isArray(value)) return [name, chosenOf(values, name)];
    return [name, isRecord(value) ? value.value : textOf(values, name)];
  });
  return Object.fromEntries(delivered.filter(([, value]) => value.length > 0));
}

/** Returns delivered fields as the text of a mail, one per line. */
export function draftOf(fields: Readonly<Record<string, string | string[]>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${[value].flat().join(', ')}`)
    .join('\n');
}
