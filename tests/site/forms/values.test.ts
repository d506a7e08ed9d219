/** @jest-environment jsdom */
import type { Field } from '../../../src/site/forms/fields';
import { chosenOf, deliveredFields, readValues, textOf } from '../../../src/site/forms/values';

const one = { id: 1, label: 'One', value: 'one' };
const two = { id: 2, label: 'Two', value: 'two' };
const fields: Field[] = [
  { kind: 'text', name: 'name', label: 'Name', required: true, autoComplete: 'name', minLength: 1, maxLength: 200 },
  { kind: 'select', name: 'budget', label: 'Budget', required: true, options: [one, two], prompt: 'Choose' },
  {
    kind: 'multi-select',
    name: 'interests',
    label: 'Interests',
    required: true,
    groups: [{ title: null, options: [one, two] }],
    preselected: [],
  },
];

function formWith(controls: string): HTMLFormElement {
  document.body.innerHTML = `<form>${controls}</form>`;
  return document.forms[0] as HTMLFormElement;
}

const checkbox = (value: string) => `<input type="checkbox" name="interests" value="${value}" checked>`;

test('form fields are read as text, one option or several options', () => {
  const form = formWith(`<input name="name" value="Ada"><input name="budget" value="two">${checkbox('one')}${checkbox('two')}`);
  expect(readValues(fields, form)).toEqual({ name: 'Ada', budget: two, interests: [one, two] });
});

test('empty, missing and unknown values are read as empty', () => {
  expect(readValues(fields, formWith(`<input name="budget" value="three">${checkbox('__proto__')}`))).toEqual({
    name: '',
    budget: null,
    interests: [],
  });
});

test('delivered fields are trimmed, use option values and omit empty fields', () => {
  const values = { name: ' Ada ', company: '  ', budget: two, timeline: null, interests: [one], more: [] };
  expect(deliveredFields(values)).toEqual({ name: 'Ada', budget: 'two', interests: ['one'] });
});

test('texts and choices are found by name; a field of another kind reads as empty', () => {
  expect(textOf({ name: ' Ada ', budget: one }, 'name')).toBe('Ada');
  expect(textOf({ budget: one }, 'budget')).toBe('');
  expect(chosenOf({ interests: [one, two] }, 'interests')).toEqual(['one', 'two']);
  expect(chosenOf({ interests: 'one' }, 'interests')).toEqual([]);
});
