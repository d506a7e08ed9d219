import type { z } from 'zod';
import { keysOf } from '../contract/objects';
import type { Problem } from './problems';
import { withTranslated } from './reading/inherited-fields';
import { type PlaceholderFacts, placeholderFacts } from './reading/placeholder-facts';
import { filledYaml, readYaml, type Yaml } from './reading/read-yaml';
import { schemaProblems } from './reading/schema-problems';
import { translationOf } from './reading/translation-files';
import { drawingSetFile } from './schemas/drawing-set';
import { navigation, redirects } from './schemas/navigation';
import { pricingFile } from './schemas/pricing';
import { shapeOf } from './schemas/shape';
import { site } from './schemas/site';
import { taxonomy } from './schemas/taxonomy';

/**
 * The YAML files, one of each, by name; `file` is relative to `content/`, `label` is what the editor calls it. An optional one may be
 * missing; one that is not translated is shared by all languages.
 */
export const singletons = {
  site: { file: 'site.yml', schema: site, label: 'Brand and footer', translated: true },
  taxonomy: { file: 'taxonomy.yml', schema: taxonomy, label: 'Industries and topics', translated: true },
  navigation: { file: 'navigation.yml', schema: navigation, label: 'Menus', translated: true },
  redirects: { file: 'redirects.yml', schema: redirects, label: 'Redirects', translated: false },
  drawingSet: { file: 'drawing-set.yml', schema: drawingSetFile, label: 'Drawing set', translated: true, optional: true },
  pricing: { file: 'pricing.yml', schema: pricingFile, label: 'Prices', translated: true, optional: true },
} as const;

export const singletonNames = keysOf(singletons);
export const translatedSingletons = singletonNames.filter((name) => singletons[name].translated);

export type SingletonName = keyof typeof singletons;
export type Singletons = { [Name in SingletonName]: z.infer<(typeof singletons)[Name]['schema']> };

export type ReadSingleton<Name extends SingletonName = SingletonName> = {
  /** Relative to `content/`. */
  file: string;
  /** The parsed file, with or without mistakes; undefined if it is not valid YAML. */
  raw: unknown;
  /** The validated value; absent if there are mistakes. */
  value?: Singletons[Name];
  lineOf: Yaml['lineOf'];
  problems: Problem[];
};

/** The YAML files of a language. */
export type ReadSingletons = { [Name in SingletonName]: ReadSingleton<Name> };

/** The values of a language's YAML files; undefined if any of them is invalid. */
export function valuesOf(files: ReadSingletons): Singletons | undefined {
  const values = Object.entries(files).map(([name, { value }]) => [name, value]);
  if (values.some(([, value]) => value === undefined)) return undefined;
  // One value for each file, all defined.
  return Object.fromEntries(values);
}

/** What a YAML file translates: the parsed original, and the language. */
type Translated = { original: unknown; language: string };

/** What a missing file is read as; only an optional one may be missing. `language` is that of a translation. */
function missing<Name extends SingletonName>(name: Name, file: string, language: string | undefined): ReadSingleton<Name> {
  const lineOf = () => undefined;
  if ('optional' in singletons[name])
    return { file, raw: {}, value: singletons[name].schema.parse({}) as Singletons[Name], lineOf, problems: [] };
  const expected = `this file${language === undefined ? '' : `, because site.yml lists the language "${language}"`}`;
  return { file, raw: undefined, lineOf, problems: [{ file, field: 'file', found: 'nothing', expected }] };
}

/**
 * Reads a YAML file; `text` is undefined if it is missing. `site.yml` provides its own facts, the others receive `facts`. A
 * translation is completed from its original, because most settings are the same in all languages.
 */
export function readSingleton<Name extends SingletonName>(
  name: Name,
  text: string | undefined,
  facts?: PlaceholderFacts,
  translated?: Translated,
): ReadSingleton<Name> {
  const { schema } = singletons[name];
  const file = translated ? translationOf(singletons[name].file, translated.language) : singletons[name].file;
  if (text === undefined) return missing(name, file, translated?.language);
  const alone = readYaml(file, text);
  const written = translated ? completed(alone, translated.original) : alone;
  const known = name === 'site' ? placeholderFacts(written.yaml.value) : facts;
  const { yaml, problems } = filledYaml(file, written, known);
  const mistakes = yaml.value === undefined ? [] : schemaProblems(file, yaml, schema);
  const found = yaml.value === null ? [{ file, field: 'file', found: 'nothing', expected: leastOf(name) }] : [...problems, ...mistakes];
  const { lineOf, value: raw } = yaml;
  if (found.length > 0) return { file, raw, lineOf, problems: found };
  return { file, raw, value: schema.parse(raw) as Singletons[Name], lineOf, problems: [] };
}

/** What an empty file should have in it instead. */
function leastOf(name: SingletonName): string {
  const { schema } = singletons[name];
  if ('optional' in singletons[name]) return 'its fields, or no such file';
  const fields = shapeOf(schema).required ?? [];
  const canBeEmpty = schema.safeParse(Object.fromEntries(fields.map((field) => [field, []]))).success;
  if (!canBeEmpty) return `its fields, such as ${fields[0]}`;
  return `at least ${fields.map((field) => `${field}: []`).join(' and ') || '{}'}`;
}

/**
 * The YAML files of a language, each read by `read`, and the facts of `site.yml`, which fill the placeholders of the others; `read` gets
 * no facts for `site.yml` itself.
 */
export function readSingletons(read: <Name extends SingletonName>(name: Name, facts?: PlaceholderFacts) => ReadSingleton<Name>) {
  const site = read('site');
  const facts = placeholderFacts(site.raw);
  const others = singletonNames.filter((name) => name !== 'site').map((name) => [name, read(name, facts)]);
  // One file for each name.
  const files: ReadSingletons = { site, ...Object.fromEntries(others) };
  return { facts, files };
}

const completed = ({ yaml, problems }: ReturnType<typeof readYaml>, original: unknown) => ({
  yaml: { ...yaml, value: withTranslated(original, yaml.value) },
  problems,
});
