import type { z } from 'zod';
import type { Problem } from './problems';
import { readYaml, schemaProblems, type Yaml } from './schema-problems';
import { navigation, redirects } from './schemas/navigation';
import { site, taxonomy } from './schemas/site';

/** The YAML files of which there is one each, by name below `content/`. */
export const singletons = {
  site: { file: 'site.yml', schema: site },
  taxonomy: { file: 'taxonomy.yml', schema: taxonomy },
  navigation: { file: 'navigation.yml', schema: navigation },
  redirects: { file: 'redirects.yml', schema: redirects },
} as const;

export type SingletonName = keyof typeof singletons;
export type Singletons = { [Name in SingletonName]: z.infer<(typeof singletons)[Name]['schema']> };

export type ReadSingleton<Name extends SingletonName = SingletonName> = {
  /** What the file says, whatever mistakes it has; undefined where it is no YAML. */
  raw: unknown;
  /** The same without a mistake. */
  value?: Singletons[Name];
  lineOf: Yaml['lineOf'];
  problems: Problem[];
};

/** Reads one of the YAML files; `text` is undefined where the file is missing. */
export function readSingleton<Name extends SingletonName>(name: Name, text: string | undefined): ReadSingleton<Name> {
  const { file, schema } = singletons[name];
  if (text === undefined) {
    return { raw: undefined, lineOf: () => undefined, problems: [{ file, field: 'file', found: 'nothing', expected: 'this file' }] };
  }
  const { yaml, problems } = readYaml(file, text);
  const found = problems.length > 0 ? problems : schemaProblems(file, yaml, schema);
  const { lineOf, value: raw } = yaml;
  if (found.length > 0) return { raw, lineOf, problems: found };
  return { raw, value: schema.parse(raw) as Singletons[Name], lineOf, problems: [] };
}
