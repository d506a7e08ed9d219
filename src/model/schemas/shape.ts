import { z } from 'zod';
import { isRecord } from '../../contract/objects';

/** A schema as plain data: zod's JSON Schema, including the schema's metadata. */
export type Shape = {
  type: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  /** The label, the hint and, for a list, the name of one entry. */
  title?: string;
  description?: string;
  one?: string;
  /** The kind of text, for example `line`, or what it refers to, for example `service`. */
  form?: string;
  format?: string;
  /** For an object or a choice: the name of its type in the nodes. */
  node?: string;
  enum?: (string | number)[];
  const?: string;
  /** For a choice between objects: each with its own name in the field `type`. */
  oneOf?: Shape[];
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  /** What is expected if `pattern` does not match. */
  patternMessage?: string;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  default?: unknown;
  items?: Shape;
  properties?: Record<string, Shape>;
  required?: string[];
};

const made = { input: new WeakMap<z.ZodType, Shape>(), output: new WeakMap<z.ZodType, Shape>() };

/** The shape of a schema's input, which may omit fields that have a default, or of its output, which has them; made once. */
export function shapeOf(schema: z.ZodType, io: 'input' | 'output' = 'input'): Shape {
  const shape = made[io].get(schema) ?? newShape(schema, io);
  made[io].set(schema, shape);
  return shape;
}

function newShape(schema: z.ZodType, io: 'input' | 'output'): Shape {
  return z.toJSONSchema(schema, {
    io,
    override: ({ zodSchema, jsonSchema }) => {
      if (jsonSchema.type === 'string' && jsonSchema.pattern) jsonSchema.patternMessage = formatMessage(zodSchema);
    },
  }) as Shape;
}

/** The pattern's own error message, from validating a text that cannot match it. */
function formatMessage(schema: z.core.$ZodType): string | undefined {
  return z.safeParse(schema, ' ').error?.issues.find(({ code }) => code === 'invalid_format')?.message;
}

/** Whether a value must be present and not empty; a list without a minimum may be empty. */
export function isRequired(name: string, { required = [], properties = {} }: Shape): boolean {
  const shape = properties[name];
  return required.includes(name) && !(shape?.type === 'array' && !shape.minItems);
}

/** The shape that matches a value's type, out of several possible shapes; empty if none does. */
export function chosenOf(shape: Partial<Shape> | undefined, { type }: Readonly<Record<string, unknown>>): Partial<Shape> {
  return (shape?.oneOf ? shape.oneOf.find(({ properties }) => properties?.type?.const === type) : shape) ?? {};
}

/** Whether a text is for readers; one that must match a pattern, such as a time zone, is not. */
export const isForReaders = ({ form = '', pattern, format }: Partial<Shape>): boolean =>
  ['line', 'prose', 'markdown'].includes(form) && !pattern && !format;

type ShapedText = { path: readonly PropertyKey[]; text: string } & Partial<Shape>;

/** The texts in a value of this shape, each with its path and its own shape; none in parts that do not have the shape. */
export function textsIn(shape: Shape | undefined, value: unknown, path: readonly PropertyKey[] = []): ShapedText[] {
  if (!shape) return [];
  if (typeof value === 'string') return shape.type === 'string' ? [{ ...shape, path, text: value }] : [];
  if (Array.isArray(value)) return value.flatMap((entry, index) => textsIn(shape.items, entry, [...path, index]));
  if (!isRecord(value)) return [];
  const { properties = {} } = chosenOf(shape, value);
  return Object.entries(value).flatMap(([name, inner]) => textsIn(properties[name], inner, [...path, name]));
}
