/** Numbers that pages may count; rules for larger ones differ only in languages that abbreviate millions. */
const countedNumbers = Array.from({ length: 200 }, (_, number) => number);

type PluralForms = { required: string[]; optional: string[] };

/** The plural forms of a language: required for these numbers, and optional in a file; `zero` is always allowed. */
export function pluralForms(language: string): PluralForms {
  const rules = new Intl.PluralRules(language);
  const needed = new Set<string>(countedNumbers.map((number) => rules.select(number)));
  const known = ['zero', ...rules.resolvedOptions().pluralCategories.filter((form) => form !== 'zero')];
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'].filter((form) => known.includes(form));
  const required = order.filter((form) => needed.has(form) || form === 'other');
  return { required, optional: order.filter((form) => !required.includes(form)) };
}
