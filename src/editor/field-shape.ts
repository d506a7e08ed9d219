import { z } from 'zod';

/** What a schema asks of a value, as plain data: the JSON schema of zod, with the words that schemas carry. */
export type Shape = {
  type: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  /** The label, the hint and, for a list, what one entry is called. */
  title?: string;
  description?: string;
  one?: string;
  /** What kind of text it is, such as `line`, or what it is picked from. */
  form?: string;
  format?: string;
  enum?: (string | number)[];
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  /** What is expected where `pattern` does not match. */
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

/** The shape of what a person writes, which may leave out what has a default. */
export function shapeOf(schema: z.ZodType): Shape {
  return z.toJSONSchema(schema, {
    io: 'input',
    override: ({ zodSchema, jsonSchema }) => {
      if (jsonSchema.type === 'string' && jsonSchema.pattern) jsonSchema.patternMessage = formatMessage(zodSchema);
    },
  }) as Shape;
}

/** A pattern's own words stand in the complaint about a text that cannot match it. */
function formatMessage(schema: z.core.$ZodType): string | undefined {
  return z.safeParse(schema, ' ').error?.issues.find(({ code }) => code === 'invalid_format')?.message;
}

/** Whether a value has to be there and to say something; a list without a minimum may be empty. */
export function isRequired(name: string, { required = [], properties = {} }: Shape): boolean {
  const shape = properties[name];
  return required.includes(name) && !(shape?.type === 'array' && !shape.minItems);
}
