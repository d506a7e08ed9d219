import type { z } from 'zod';
import { capitalized } from '../../contract/capitalized';
import { isRecord } from '../../contract/objects';
import { type Kind, kinds } from '../kinds';
import { drawingSetFile } from '../schemas/drawing-set';
import { pricingFile } from '../schemas/pricing';
import { type Shape, shapeOf } from '../schemas/shape';

/** A field of a content node, derived from the schema of its file. */
export type NodeField = { name: string; required: boolean; list: boolean; type: NodeType };

export type NodeType =
  | { is: 'scalar'; name: 'String' | 'Int' | 'Float' | 'Boolean' | 'Date' }
  | { is: 'enum'; name: string; values: readonly string[] }
  /** Stored as the key of another node; in the file, its slug. */
  | { is: 'link'; to: string }
  /** A picture and its alt text, which are two fields in the file. */
  | { is: 'picture'; alt: string }
  /** Markdown, which queries read as HTML. */
  | { is: 'body' }
  /** With `chosen`, only one of its fields is set: the one named after the value's type. */
  | { is: 'object'; name: string; fields: readonly NodeField[]; chosen?: true };

/** The node types that texts of some forms reference by slug. */
const linked: Readonly<Record<string, string>> = {
  service: 'Service',
  industry: 'Industry',
  topic: 'Topic',
  group: 'GroupOfServices',
  person: 'Person',
  caseStudy: 'CaseStudy',
};

/** Fields about the file rather than the page. */
const notPublished = ['draft', 'sample', 'layout', 'menu'];

/** The name of the field with the alt text of the picture in field `name`; undefined if it is no picture with alt text. */
function altOf(name: string, { properties = {} }: Shape): string | undefined {
  if (properties[name]?.form !== 'picture') return undefined;
  return ['alt', `${name}Alt`].find((alt) => properties[alt]);
}

/** Whether an object is just a picture and its alt text. */
const isPicture = (shape: Shape) => Object.keys(shape.properties ?? {}).join() === 'picture,alt' && altOf('picture', shape) !== undefined;

/** GraphQL's Int has 32 bits. */
const maxInt = 2 ** 31 - 1;

function scalarOf({ type, form, format, enum: values, maximum = 0 }: Shape): NodeType {
  if (format === 'date' || form === 'time') return { is: 'scalar', name: 'Date' };
  if (type === 'boolean') return { is: 'scalar', name: 'Boolean' };
  const whole = type === 'integer' || values?.every(Number.isInteger);
  if (whole) return { is: 'scalar', name: maximum > maxInt ? 'Float' : 'Int' };
  return { is: 'scalar', name: type === 'number' ? 'Float' : 'String' };
}

/** The name of the field for values of a type, such as `callToAction` for `call-to-action`. */
const fieldOfType = (type: string) => type.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A choice between objects, as an object with one field for each: their own fields may differ in type, which GraphQL unions forbid. */
function choiceOf(name: string, choices: readonly Shape[]): NodeType {
  const fields = choices.map(({ properties: { type = { type: 'string' as const }, ...properties } = {}, ...shape }): NodeField => {
    const field = fieldOfType(type.const ?? '');
    return { name: field, required: false, list: false, type: typeOf(`${name}${capitalized(field)}`, { ...shape, properties }) };
  });
  return { is: 'object', name, fields, chosen: true };
}

function typeOf(path: string, shape: Shape): NodeType {
  const name = shape.node ?? path;
  const to = linked[shape.form ?? ''];
  if (shape.oneOf) return choiceOf(name, shape.oneOf);
  if (shape.form === 'markdown') return { is: 'body' };
  if (to) return { is: 'link', to };
  if (isPicture(shape)) return { is: 'picture', alt: 'alt' };
  if (shape.type === 'object') return { is: 'object', name, fields: fieldsIn(name, shape) };
  if (shape.type === 'string' && shape.enum) return { is: 'enum', name, values: shape.enum.map(String) };
  return scalarOf(shape);
}

function fieldsIn(owner: string, shape: Shape): NodeField[] {
  const { properties = {} } = shape;
  const alts = Object.keys(properties).flatMap((name) => altOf(name, shape) ?? []);
  return Object.entries(properties)
    .filter(([name]) => !notPublished.includes(name) && !alts.includes(name))
    .map(([name, each]) => {
      const alt = altOf(name, shape);
      const list = each.type === 'array';
      const type: NodeType = alt ? { is: 'picture', alt } : typeOf(`${owner}${capitalized(name)}`, (list && each.items) || each);
      return { name, required: shape.required?.includes(name) ?? false, list, type };
    });
}

/** The fields of the nodes made from files with this schema; nested types without a name of their own begin with `owner`. */
export const nodeFields = (owner: string, schema: z.ZodType): NodeField[] => fieldsIn(owner, shapeOf(schema, 'output'));

/** Kinds with the same schema share the nested type names of the first kind. */
const ownerOf = (kind: Kind) => Object.values(kinds).find(({ schema }) => schema === kinds[kind].schema)?.type ?? kinds[kind].type;

const known = new Map<Kind, NodeField[]>();

/** The fields that a kind's nodes get from its schema. */
export function fieldsOfKind(kind: Kind): NodeField[] {
  const fields = known.get(kind) ?? nodeFields(ownerOf(kind), kinds[kind].schema);
  known.set(kind, fields);
  return fields;
}

/** The fields of the nodes made from drawing-set.yml and pricing.yml. */
export const drawingSetFields = nodeFields('DrawingSet', drawingSetFile.shape.drawingSet.unwrap());
export const pricingFields = nodeFields('Pricing', pricingFile.shape.pricing.unwrap());

type Data = Readonly<Record<string, unknown>>;

/** The data of an object, keyed by the field names of its type. */
export const fieldData = ({ chosen }: { chosen?: true }, data: Data): Data => (chosen ? { [fieldOfType(String(data.type))]: data } : data);

/** The language of a node, and a function that returns the key of the node that a slug refers to; `to` is that node's type. */
type Place = { language: string; linkTo: (to: string, slug: string) => string };

/** Nested objects with dates need the language too, because their dates are formatted. */
const hasDate = (fields: readonly NodeField[]) => fields.some(({ type }) => type.is === 'scalar' && type.name === 'Date');

function valueIn({ type, name }: NodeField, data: Data, place: Place): unknown {
  const value = data[name];
  if (value === undefined) return undefined;
  switch (type.is) {
    case 'picture':
      return isRecord(value) ? { file: value.picture, alt: value.alt } : { file: value, alt: data[type.alt] ?? '' };
    case 'body':
      return { markdown: value };
    case 'link':
      return ofEach(value, (slug) => place.linkTo(type.to, String(slug)));
    case 'object':
      return ofEach(value, (part) => (isRecord(part) ? objectIn(type, part, place) : part));
    default:
      return value;
  }
}

/** Changes a value, or each entry of a list. */
const ofEach = (value: unknown, change: (one: unknown) => unknown) => (Array.isArray(value) ? value.map(change) : change(value));

function objectIn(type: Extract<NodeType, { is: 'object' }>, data: Data, place: Place): unknown {
  const dated = hasDate(type.fields) ? { language: place.language } : {};
  return { ...nodeData(type.fields, fieldData(type, data), place), ...dated };
}

/** The data of a file as in its node: unchanged, except that each picture includes its alt text, and slugs are keys of nodes. */
export const nodeData = (fields: readonly NodeField[], data: Data, place: Place): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field.name, valueIn(field, data, place)]));
