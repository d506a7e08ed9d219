/** Replaces the translation plugin in the preview, with the English strings. */
function wordAt(key: string): string {
  const found = key.split('.').reduce<unknown>((value, part) => (value as Record<string, unknown> | undefined)?.[part], wordsOfBuild);
  return typeof found === 'string' ? found : key;
}

const t = (key: string, values: Record<string, unknown> = {}) =>
  wordAt(key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));

export const useTranslation = () => ({ t });
