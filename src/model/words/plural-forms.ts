/** Numbers that pages may count; rules for larger ones differ only in languages that abbreviate millions. */
const countedNumbers = Array.from({ length: 200 }, (_, number) => number);

export type PluralForms = {
  required: string[];
  optional: string[];
  single: string[];
  /** The first whole numbers of each form, at most four; `other` has none in Polish, which has it for fractions. */
  examples: ReadonlyMap<string, readonly number[]>;
};

/**
 * The plural forms of a language: required for these numbers, and optional in a file; `zero` is always allowed. Those in `single`
 * stand for at most one number, as `one` does in English, but not in French (0 and 1) or Russian (1, 21, 31, …).
 */
export function pluralForms(language: string): PluralForms {
  const rules = new Intl.PluralRules(language);
  const forms: string[] = countedNumbers.map((number) => rules.select(number));
  const needed = new Set(forms);
  const known = ['zero', ...rules.resolvedOptions().pluralCategories.filter((form) => form !== 'zero')];
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'].filter((form) => known.includes(form));
  const required = order.filter((form) => needed.has(form) || form === 'other');
  return {
    required,
    optional: order.filter((form) => !required.includes(form)),
    single: order.filter((form) => form !== 'other' && forms.indexOf(form) === forms.lastIndexOf(form)),
    examples: new Map(order.map((form) => [form, countedNumbers.filter((number) => forms[number] === form).slice(0, 4)])),
  };
}
