import { z } from 'zod';

/** A schema as plain data: zod's JSON Schema, including the schema's metadata. */
export type Shape = {
  type: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  /** The label, the hint and, for a list, the name of one entry. */
  title?: string;
  description?: string;
  one?: string;
  /** The kind of text, for example `line`, or the list it is picked from. */
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

/** The shape of a schema's input, which may omit fields that have a default, or of its output, which has them. */
export function shapeOf(schema: z.ZodType, io: 'input' | 'output' = 'input'): Shape {
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
