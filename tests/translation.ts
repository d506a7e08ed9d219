import interfaceWords from '../locales/en/interface.json';

/** Stands in for the translation plugin in unit tests, with the real English words. */
type Values = Record<string, unknown>;

function wordAt(key: string): string {
  const found = key.split('.').reduce<unknown>((value, part) => (value as Values | undefined)?.[part], interfaceWords);
  return typeof found === 'string' ? found : key;
}

export const t = (key: string, values: Values = {}) => wordAt(key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));

export const useTranslation = () => ({ t });
export const useI18next = () => ({ t, originalPath: '/' });
