import { type Kind, kinds } from '../kinds';
import { type NodeField, nodeFields } from './node-field';

/** Kinds with the same schema share the names of nested types: those of the first. */
const ownerOf = (kind: Kind) => Object.values(kinds).find(({ schema }) => schema === kinds[kind].schema)?.type ?? kinds[kind].type;

const known = new Map<Kind, NodeField[]>();

/** The fields that the nodes of a kind have from the schema of the kind. */
export function fieldsOfKind(kind: Kind): NodeField[] {
  const fields = known.get(kind) ?? nodeFields(ownerOf(kind), kinds[kind].schema);
  known.set(kind, fields);
  return fields;
}
