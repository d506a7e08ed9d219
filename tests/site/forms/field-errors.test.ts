import { validateYupSchema, yupToFormErrors } from 'formik';
import { fieldErrors } from '../../../src/site/forms/field-errors';
import { anyOf, emailLine, type Field, type FieldValue, line, nameLine, oneOf, paragraph } from '../../../src/site/forms/fields';
import { schemaOf } from '../../../src/site/forms/validation';
import { t } from '../../translation';

const options = [1, 2].map((id) => ({ id, label: `Option ${id}`, value: `option-${id}` }));
const [option] = options;

const fields: Field[] = [
  line('line', 'Line'),
  line('requiredLine', 'Line', { required: true }),
  nameLine('name', 'Name'),
  nameLine('requiredName', 'Name', { required: true }),
  emailLine('email', 'E-mail'),
  paragraph('paragraph', 'Text'),
  paragraph('requiredParagraph', 'Text', { required: true }),
  oneOf('choice', 'Choice', options, { required: false, prompt: '' }),
  oneOf('requiredChoice', 'Choice', options, { required: true, prompt: '' }),
  anyOf('choices', 'Choices', [{ title: null, options }]),
];

const texts = [
  '',
  '   ',
  'X',
  'Li',
  ' abc ',
  'abcd',
  'ada',
  'ada@@example.com',
  'a@b.example',
  ' a@b.example ',
  'x'.repeat(201),
  'x'.repeat(2_001),
];
const chosen: FieldValue[] = [null, ...options];
const manyChosen: FieldValue[] = [[], options.slice(0, 1), options];

const valuesFor = ({ kind }: Field) => (kind === 'select' ? chosen : kind === 'multi-select' ? manyChosen : texts);

async function schemaErrors(field: Field, value: FieldValue): Promise<Record<string, string>> {
  try {
    await validateYupSchema({ [field.name]: value }, schemaOf(t, [field]));
    return {};
  } catch (error) {
    return yupToFormErrors(error) as Record<string, string>;
  }
}

const cases = fields.flatMap((field) => valuesFor(field).map((value) => [field.name, value, field] as const));

test.each(cases)('the field %s with %j gets the same message as from the schema', async (_, value, field) => {
  expect(fieldErrors(t, [field], { [field.name]: value })).toEqual(await schemaErrors(field, value));
});

test('a missing value counts as empty', () => {
  const missing = fieldErrors(t, fields, {});
  expect(Object.keys(missing)).toEqual(['requiredLine', 'requiredName', 'email', 'requiredParagraph', 'requiredChoice', 'choices']);
});

test('a valid form has no errors', () => {
  expect(
    fieldErrors(t, fields, {
      requiredLine: 'Line',
      requiredName: 'Li',
      email: 'a@b.example',
      requiredParagraph: 'Text',
      requiredChoice: option ?? null,
      choices: options,
    }),
  ).toEqual({});
});
