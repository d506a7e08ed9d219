import { validateYupSchema, yupToFormErrors } from 'formik';
import { object, type Schema } from 'yup';
import { email, multiSelect, select, text } from '../../../src/site/forms/validation';
import { cpuMs, hostileInputMs } from '../../cpu-time';
import { t } from '../../translation';

/** The message the form would show, produced the way formik calls yup. */
async function messageFor(rule: Schema, value: unknown): Promise<string | undefined> {
  try {
    await validateYupSchema({ field: value }, object({ field: rule }));
    return undefined;
  } catch (error) {
    return (yupToFormErrors(error) as Record<string, string>).field;
  }
}

const required = { required: true, minLength: 4, maxLength: 20 };
const optional = { required: false, minLength: 4, maxLength: 20 };
const name = { required: true, minLength: 1, maxLength: 20 };
const tooShort = 'Too short! At least 4 characters are required.';
const missing = 'This is a required field.';

test.each([
  ['', missing],
  [null, missing],
  [undefined, missing],
  ['    ', missing],
  ['a', tooShort],
  ['abc', tooShort],
  ['  abc  ', tooShort],
  ['abcd', undefined],
  ['a'.repeat(20), undefined],
  ['a'.repeat(21), '21 / 20'],
  ['a'.repeat(500), '500 / 20'],
])('the required text %j gets the message %j', async (value, message) => {
  await expect(messageFor(text(t, required), value)).resolves.toBe(message);
});

test.each([
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
  ['   ', undefined],
  ['HP', tooShort],
  ['from work', undefined],
  ['a'.repeat(21), '21 / 20'],
])('the optional text %j gets the message %j', async (value, message) => {
  await expect(messageFor(text(t, optional), value)).resolves.toBe(message);
});

test.each([
  ['', missing],
  ['  ', missing],
  ['X', undefined],
  ['Li', undefined],
  ['Ann', undefined],
  ['a'.repeat(21), '21 / 20'],
])('the required name %j gets the message %j', async (value, message) => {
  await expect(messageFor(text(t, name), value)).resolves.toBe(message);
});

test.each([
  ['', 'Email is required'],
  [null, 'Email is required'],
  [undefined, 'Email is required'],
  ['   ', 'Email is required'],
  ['ada', 'Invalid email'],
  ['ada@@example.com', 'Invalid email'],
  ['ada@example..com', 'Invalid email'],
  ['ada,@example.com', 'Invalid email'],
  ['ada@example.com', undefined],
  [' ada@example.com ', undefined],
])('the e-mail %j gets the message %j', async (value, message) => {
  await expect(messageFor(email(t), value)).resolves.toBe(message);
});

const option = { id: 1, label: 'One', value: 'one' };

test.each([
  [null, 'Please select an option.'],
  [undefined, 'Please select an option.'],
  ['one', 'Please select an option.'],
  [{}, 'Please select an option.'],
  [{ ...option, id: '1' }, 'Please select an option.'],
  [{ id: 1, label: 'One' }, 'Please select an option.'],
  [option, undefined],
])('the selection %j gets the message %j', async (value, message) => {
  await expect(messageFor(select(t, { required: true }), value)).resolves.toBe(message);
});

test('an optional selection can be omitted but not malformed', async () => {
  await expect(messageFor(select(t, { required: false }), null)).resolves.toBeUndefined();
  await expect(messageFor(select(t, { required: false }), option)).resolves.toBeUndefined();
  await expect(messageFor(select(t, { required: false }), 'one')).resolves.toBe('Please select an option.');
});

test.each([
  [[], 'Please select at least one option.'],
  [undefined, 'Please select at least one option.'],
  [null, 'Please select at least one option.'],
  [[option], undefined],
  [[option, { ...option, id: 2 }], undefined],
])('the selections %j get the message %j', async (value, message) => {
  await expect(messageFor(multiSelect(t, { required: true }), value)).resolves.toBe(message);
});

const megabyte = 'a'.repeat(1_000_000);

test.each([
  ['letters as e-mail', email(t), megabyte],
  ['@ as e-mail', email(t), '@'.repeat(1_000_000)],
  ['labels as e-mail', email(t), `a@${'a.'.repeat(500_000)}com`],
  ['spaces as e-mail', email(t), `${' '.repeat(999_999)}a`],
  ['letters as text', text(t, required), megabyte],
  ['spaces as text', text(t, required), ' '.repeat(1_000_000)],
  ['spaces inside a text', text(t, optional), `a${' '.repeat(999_998)}a`],
  ['text as selection', select(t, { required: true }), megabyte],
])('a megabyte of %s is validated without hanging', async (_, rule, value) => {
  expect(await cpuMs(async () => expect(await messageFor(rule, value)).toBeDefined())).toBeLessThan(hostileInputMs);
});
