import { capitalized } from '../contract/capitalized';
import { denseLetter, denseMinimum } from '../contract/dense-letters';
import { isRequired, type Shape } from '../model/schemas/shape';
import { relations } from './relations';

/** A Decap CMS field; the option names are Decap's. */
export type Field = {
  name: string;
  label: string;
  hint?: string;
  widget: string;
  required: boolean;
  pattern?: [string, string];
  fields?: Field[];
  field?: Field;
  /** For a list of blocks: each type with its fields. */
  types?: Field[];
  options?: readonly Option[];
  [option: string]: unknown;
};

type Option = { label: string; value: string | number };

/** What fields need beyond their schemas. */
export type Choices = {
  /** The pages to pick from, by path; Decap builds the other lists itself. */
  pages: readonly Option[];
  /** Whether authors can be picked from the people; otherwise they are typed. */
  hasPeople: boolean;
};

/** The fields of an object, in schema order. Inside an optional object nothing is required, because all of it may be omitted. */
export function fieldsOf(shape: Shape, choices: Choices, optional = false): Field[] {
  return Object.entries(shape.properties ?? {}).map(([name, inner]) => fieldOf(name, inner, !optional && isRequired(name, shape), choices));
}

function fieldOf(name: string, shape: Shape, required: boolean, choices: Choices): Field {
  const { title = name, description = '' } = shape;
  const hint = [description, limitsOf(shape)].filter(Boolean).join(' ');
  const described = { name, label: title, ...(hint ? { hint } : {}), required };
  return { ...described, ...widgetOf(shape, required, choices) };
}

type Widget = { widget: string; [option: string]: unknown };

function widgetOf(shape: Shape, required: boolean, choices: Choices): Widget {
  if (shape.const !== undefined) return { widget: 'hidden', default: shape.const };
  if (shape.enum) return { widget: 'select', options: shape.enum.map((value) => ({ label: capitalized(String(value)), value })) };
  if (shape.type === 'boolean') return { widget: 'boolean', default: shape.default === true };
  if (shape.type === 'object') return { widget: 'object', collapsed: !required, fields: fieldsOf(shape, choices, !required) };
  if (shape.type === 'array') return listWidget(shape, choices);
  if (shape.type === 'string') return textWidget(shape, choices);
  return {
    widget: 'number',
    value_type: shape.type === 'integer' ? 'int' : 'float',
    ...defined({ min: shape.minimum, max: shape.maximum }),
  };
}

function textWidget(shape: Shape, { pages, hasPeople }: Choices): Widget {
  const picked = relations[listOf(shape, hasPeople)];
  if (picked) return { widget: 'relation', ...picked };
  const pattern = patternOf(shape);
  const checked = pattern ? { pattern } : {};
  if (shape.format === 'date')
    return { widget: 'datetime', format: 'YYYY-MM-DD', date_format: 'MMMM D, YYYY', time_format: false, default: '' };
  switch (shape.form) {
    case 'time':
      return { widget: 'datetime', format: 'YYYY-MM-DD HH:mm', default: '' };
    case 'page':
      return { widget: 'select', options: pages };
    case 'picture':
    case 'drawing':
      return { widget: 'image', choose_url: false, media_library: { allow_multiple: false }, ...checked };
    case 'markdown':
      return { widget: 'markdown', ...markdownOptions };
    default:
      return { widget: shape.form === 'prose' ? 'text' : 'string', ...checked };
  }
}

/** The list that a text is picked from, if `relations` has it. */
const listOf = ({ form = '' }: Shape, hasPeople: boolean) => (form === 'author' && hasPeople ? 'person' : form);

function listWidget({ items, one, minItems, maxItems }: Shape, choices: Choices): Widget {
  const limits = defined({ min: minItems, max: maxItems });
  const picked = relations[items?.form ?? ''];
  if (picked) return { widget: 'relation', multiple: true, ...picked, ...limits };
  const list = { widget: 'list', ...(one ? { label_singular: one } : {}), collapsed: true, ...limits };
  if (items?.oneOf) return { ...list, types: items.oneOf.map((each) => typeOf(each, choices)) };
  if (items?.type !== 'object')
    return { ...list, field: fieldOf('entry', { title: capitalized(one ?? 'entry'), ...items } as Shape, true, choices) };
  const fields = fieldsOf(items, choices);
  const named = fields.find(({ name }) => /^(label|name|title|heading|question|caption)$/.test(name)) ?? fields[0];
  // Decap starts a list with an entry if one of its fields has a default.
  const start = fields.some((each) => each.default !== undefined) ? { default: [] } : {};
  return { ...list, ...start, summary: `{{fields.${named?.name}}}`, fields };
}

/** A type of block, as an object in the list; Decap writes its name into the field `type`. */
function typeOf(shape: Shape, choices: Choices): Field {
  const { type, ...properties } = shape.properties ?? {};
  const fields = fieldsOf({ ...shape, properties }, choices);
  const named = fields.find(({ name }) => name === 'heading');
  const name = type?.const ?? '';
  const label = shape.title ?? name;
  return { name, label, widget: 'object', required: false, summary: named ? `${label}: {{fields.heading}}` : label, fields };
}

/** The buttons and parts of a markdown field. */
export const markdownOptions = {
  modes: ['rich_text', 'raw'],
  buttons: ['bold', 'italic', 'code', 'link', 'heading-two', 'heading-three', 'quote', 'bulleted-list', 'numbered-list'],
  editor_components: ['image', 'code-block'],
};

/** Filling in a placeholder changes a text's length; the validator measures the result on save. */
const orFilledIn = (pattern: string, any: string) => `${pattern}|^${any}*\\{\\{site\\.\\w+\\}\\}${any}*$`;

/** A text's limits as Decap's pattern and message; the length of prose excludes surrounding whitespace. */
function patternOf({ form, pattern, patternMessage, minLength, maxLength }: Shape): [string, string] | undefined {
  if (pattern) return [pattern, patternMessage ?? 'a different format'];
  if (minLength === undefined || maxLength === undefined) return undefined;
  const from = (least: number, any: string, around: string) => {
    const middle = `${any}{${Math.max(0, least - 2)},${maxLength - 2}}`;
    return least < 2 ? `${around}(?:\\S|\\S${middle}\\S)${around}$` : `${around}\\S${middle}\\S${around}$`;
  };
  const bounds = (any: string, around: string) => {
    const usual = `^${from(minLength, any, around)}`;
    const least = denseMinimum(minLength);
    return least === minLength ? usual : `${usual}|^(?=${any}*${denseLetter})${from(least, any, around)}`;
  };
  const length = `${minLength} to ${maxLength} characters`;
  if (form === 'prose') return [orFilledIn(bounds('[\\s\\S]', '\\s*'), '[\\s\\S]'), length];
  return [orFilledIn(bounds('[^\\n]', ''), '[^\\n]'), `${length} on one line, with no leading or trailing spaces`];
}

function limitsOf({ type, minLength, maxLength, minItems, maxItems }: Shape): string {
  if (maxLength !== undefined) return `${minLength ?? 0} to ${maxLength} characters.`;
  if (type !== 'array' || (minItems === undefined && maxItems === undefined)) return '';
  if (maxItems === undefined) return `At least ${minItems}.`;
  return minItems === undefined ? `At most ${maxItems}.` : `${minItems} to ${maxItems}.`;
}

const defined = (options: Record<string, number | undefined>) =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
