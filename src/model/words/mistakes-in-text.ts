const placeholder = /\{\{(\w+)\}\}/g;

const written = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(' and ');

/**
 * The mistakes in a string, each as what is expected instead. `values` are its required placeholders; `omissible` are those that
 * it may leave out.
 */
export function mistakesInText(text: string, values: readonly string[], omissible: readonly string[]): string[] {
  const used = [...text.matchAll(placeholder)].map(([, name = '']) => name);
  const missing = values.filter((name) => !used.includes(name) && !omissible.includes(name));
  const unknown = used.some((name) => !values.includes(name)) || /[{}]|\$t\(/.test(text.replace(placeholder, ''));
  const allowed = values.length > 0 ? `no placeholder but ${written(values)}, spelled exactly like this` : 'no placeholder and no braces';
  return [
    ...(missing.length > 0 ? [`${written(missing)} in the text, where the site fills in the value`] : []),
    ...(unknown ? [allowed] : []),
    ...(/<\/?[a-z]/i.test(text) ? ['plain text: visitors would see the tag as it is written'] : []),
  ];
}
