import type { Field, FieldValue, Option, Values } from './fields';

function chosenOrTyped(field: Field, data: FormData): FieldValue {
  const texts = data.getAll(field.name).map(String);
  if (field.kind === 'select') return field.options.find(({ value }) => value === texts[0]) ?? null;
  if (field.kind === 'multi-select') return field.options.filter(({ value }) => texts.includes(value));
  return texts[0] ?? '';
}

/** What stands in the controls of a form; they alone hold it, so nothing typed before takeover is lost. */
export function readValues(fields: readonly Field[], form: HTMLFormElement): Values {
  const data = new FormData(form);
  return Object.fromEntries(fields.map((field) => [field.name, chosenOrTyped(field, data)]));
}

/** The text of a value, without spaces around it; empty for anything but a text. */
export function textOf(values: Values, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value.trim() : '';
}

/** The chosen values of a multi-select. */
export function chosenOf(values: Values, name: string): string[] {
  const value = values[name];
  return Array.isArray(value) ? value.map(({ value: chosen }) => chosen) : [];
}

const isOption = (value: FieldValue | undefined): value is Option => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is delivered: trimmed texts, the value of a choice, the values of several; nothing that was left empty. */
export function deliveredFields(values: Values): Record<string, string | string[]> {
  const delivered = Object.entries(values).map(([name, value]): [string, string | string[]] => {
    if (Array.isArray(value)) return [name, chosenOf(values, name)];
    return [name, isOption(value) ? value.value : textOf(values, name)];
  });
  return Object.fromEntries(delivered.filter(([, value]) => value.length > 0));
}

/** Delivered fields as the text of a mail, a line for each. */
export function draftOf(fields: Readonly<Record<string, string | string[]>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${[value].flat().join(', ')}`)
    .join('\n');
}
