import { parse } from 'yaml';
import type { z } from 'zod';
import type { Collection } from '../../src/editor/collections';
import { configFile, type editorConfig } from '../../src/editor/config';
import type { Field } from '../../src/editor/fields';
import { inventoryOf } from '../../src/editor/inventory';
import { contentFolder } from '../../src/model/content-folder';
import { type Kind, kindNames, kinds } from '../../src/model/kinds';
import { type SingletonName, singletons } from '../../src/model/singletons';

/** Allows titles as long as the schema does, and authors who are not people: the brand's name and its people are not part of the schema. */
export const inventory = { ...inventoryOf(contentFolder()), hasPeople: false };
const file = configFile({ backend: 'local', siteUrl: 'https://www.agency.example', inventory, place: 'content' });
// Parsed the way Decap parses it.
export const config = parse(file, { maxAliasCount: -1 }) as ReturnType<typeof editorConfig>;
export const collectionNamed = (name: string) => config.collections.find((each) => each.name === name) as Collection;

function fieldsOfKind(kind: Kind): Field[] {
  const { fields, files } = collectionNamed(kind);
  return (fields ?? files?.[0]?.fields ?? []).filter(({ name }) => name !== 'body');
}
const fieldsOfSettings = (name: SingletonName) => collectionNamed('settings').files?.find((file) => file.name === name)?.fields ?? [];

export type Inner = z.ZodType & {
  def: { type: string; innerType?: Inner; element?: Inner; shape?: Record<string, Inner>; options?: Inner[]; values?: string[] };
};

/** Unwraps a schema's optional wrappers; walks zod's own structure rather than the JSON schema that the editor is generated from. */
export function opened(schema: Inner): Inner {
  return schema.def.innerType ? opened(schema.def.innerType) : schema;
}

/** Every field of a schema with its editor field, at any depth. */
function pairs(schema: Inner, fields: readonly Field[], path: string, optional = false): [string, Inner, Field, boolean][] {
  const shape = opened(schema).def.shape ?? {};
  return Object.entries(shape).flatMap(([name, inner]) => {
    const field = fields.find((each) => each.name === name);
    if (!field) return [];
    const here = `${path}.${name}`;
    const bare = opened(inner);
    const isOptional = bare !== inner;
    const items = bare.def.element ? entryPairs(bare.def.element, field, here) : [];
    const parts = bare.def.type === 'object' ? pairs(inner, field.fields ?? [], here, optional || isOptional) : [];
    return [[here, inner, field, optional] as [string, Inner, Field, boolean], ...items, ...parts];
  });
}

/** The fields of the entries of a list, which may be of several types. */
function entryPairs(entry: Inner, { fields = [], types = [] }: Field, path: string): [string, Inner, Field, boolean][] {
  const { options } = opened(entry).def;
  if (!options) return pairs(entry, fields, path);
  return options.flatMap((option) =>
    pairs(option, types.find(({ name }) => name === typeOf(option))?.fields ?? [], `${path}.${typeOf(option)}`),
  );
}

const typeOf = ({ def }: Inner) => def.shape?.type?.def.values?.[0] ?? '';

/** The names of all fields of a schema, as dotted paths; the editor itself writes the type of an entry. */
export function schemaPaths(schema: Inner, path: string): string[] {
  const bare = opened(schema);
  if (bare.def.element) return schemaPaths(bare.def.element, path);
  if (bare.def.options)
    return bare.def.options.flatMap((option) =>
      schemaPaths(option, `${path}.${typeOf(option)}`).filter((each) => each !== `${path}.${typeOf(option)}.type`),
    );
  return Object.entries(bare.def.shape ?? {}).flatMap(([name, inner]) => [`${path}.${name}`, ...schemaPaths(inner, `${path}.${name}`)]);
}

export const editorPaths = (fields: readonly Field[], path: string): string[] =>
  fields.flatMap(({ name, fields: inner = [], types = [] }) => [
    `${path}.${name}`,
    ...editorPaths(inner, `${path}.${name}`),
    ...types.flatMap((type) => editorPaths(type.fields ?? [], `${path}.${name}.${type.name}`)),
  ]);

const settingsNames = Object.keys(singletons) as SingletonName[];
export const forms: [string, Inner, Field[]][] = [
  ...kindNames.map((kind) => [kind, kinds[kind].schema as unknown as Inner, fieldsOfKind(kind)] as [string, Inner, Field[]]),
  ...settingsNames.map((name) => [name, singletons[name].schema as unknown as Inner, fieldsOfSettings(name)] as [string, Inner, Field[]]),
];
export const all = forms.flatMap(([name, schema, fields]) => pairs(schema, fields, name));
