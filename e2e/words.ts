import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteLanguage } from '../src/model/site-languages';

type Files = {
  application: typeof import('../locales/en/application.json');
  blog: typeof import('../locales/en/blog.json');
  'fuse-demo': typeof import('../locales/en/fuse-demo.json');
  interface: typeof import('../locales/en/interface.json');
  outside: typeof import('../locales/en/outside.json');
  privacy: typeof import('../locales/en/privacy.json');
  referral: typeof import('../locales/en/referral.json');
};

/** The language of the site under test. */
const language = siteLanguage();

/** The interface's words in a language, by the file that has them. */
export const wordsIn = <Name extends keyof Files>(of: string, name: Name): Files[Name] =>
  JSON.parse(readFileSync(join('locales', of, `${name}.json`), 'utf8'));

/** The same in the site's default language. */
export const wordsOf = <Name extends keyof Files>(name: Name): Files[Name] => wordsIn(language, name);

export const words = wordsOf('interface');

/** A text of the interface with its placeholders filled in, as i18next does. */
export const filled = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
