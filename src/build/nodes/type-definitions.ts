import type { AddedFields } from '../../model/relating/added-fields';
import type { NodeField, NodeType } from '../../model/relating/node-field';

function nameOf(type: NodeType): string {
  if (type.is === 'picture') return 'Picture';
  if (type.is === 'body') return 'Body';
  return type.is === 'link' ? type.to : type.name;
}

function directiveOf(type: NodeType): string {
  if (type.is === 'link') return ' @link(by: "key")';
  return type.is === 'scalar' && type.name === 'Date' ? ' @dateformat @written' : '';
}

function line({ name, required, list, type }: NodeField): string {
  const one = list ? `[${nameOf(type)}!]` : nameOf(type);
  return `  ${name}: ${one}${required ? '!' : ''}${directiveOf(type)}`;
}

/** The fields of a type in GraphQL's schema language, one per line. */
export const fieldLines = (fields: readonly NodeField[]): string => fields.map(line).join('\n');

/** The lines of fields added to those of a schema. */
export const addedLines = (fields: AddedFields<never>): string =>
  Object.entries(fields)
    .flatMap(([name, { type, about }]) => (type ? [`${about ? `  "${about}"\n` : ''}  ${name}: ${type}`] : []))
    .join('\n');

/**
 * The definitions of all types nested in these fields, by name. Throws if two different ones share a name; `node` in a schema's
 * metadata sets that name.
 */
export function nestedTypes(fields: readonly NodeField[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const add = (name: string, definition: string) => {
    if ((found.get(name) ?? definition) !== definition) throw new Error(`Two schemas define the node type ${name} differently.`);
    found.set(name, definition);
  };
  for (const { type } of fields) {
    if (type.is === 'enum') add(type.name, `enum ${type.name} {\n${type.values.map((value) => `  ${value}`).join('\n')}\n}`);
    if (type.is !== 'object') continue;
    add(type.name, `type ${type.name} {\n${fieldLines(type.fields)}\n}`);
    for (const [name, definition] of nestedTypes(type.fields)) add(name, definition);
  }
  return found;
}
