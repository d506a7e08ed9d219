import { capitalized } from '../../contract/capitalized';
import { escapeMarkup, unescapeMarkup } from '../../contract/escape-markup';
import { isRecord } from '../../contract/objects';
import { type Kind, kinds } from '../../model/kinds';
import { renderMarkdown, wordsOf } from '../../model/reading/render-markdown';
import type { AddedFieldName } from '../../model/relating/added-fields';
import { fieldData, fieldsOfKind, type NodeField, type NodeType } from '../../model/relating/node-field';
import { writtenDate } from '../../model/relating/written-date';
import { defaultLanguage } from '../../site/words/site-languages';

/** An unfinished entry: any field may be missing or invalid. */
export type EntryData = Readonly<Record<string, unknown>>;

/** The URL of a picture that a file references. */
type PictureUrl = (path: string) => string;

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

const noPicture = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

/** The size is unknown; a picture keeps its own proportions. */
const pictureOf = (path: unknown, alt: unknown, pictureUrl: PictureUrl) => ({
  alt: text(alt),
  image: { src: text(path) ? pictureUrl(text(path)) : noPicture, srcSet: null, width: 1600, height: 900, sources: [] },
});

function scalarOf(name: (NodeType & { is: 'scalar' })['name'], value: unknown): unknown {
  if (name === 'Boolean') return value === true;
  if (name === 'Int' || name === 'Float') return Number(value) || 0;
  return text(value);
}

function shownValue(type: NodeType, value: unknown, pictureUrl: PictureUrl): unknown {
  switch (type.is) {
    case 'scalar':
      return scalarOf(type.name, value);
    case 'enum':
      return type.values.find((each) => each === value) ?? type.values[0];
    case 'link':
      return { path: `#${text(value)}`, label: text(value) };
    case 'picture':
      return isRecord(value) ? pictureOf(value.picture, value.alt, pictureUrl) : pictureOf('', '', pictureUrl);
    case 'body':
      return bodyOf(text(value), pictureUrl);
    case 'object':
      return objectOf(type.fields, fieldData(type, isRecord(value) ? value : {}), pictureUrl);
  }
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (isRecord(value) && Object.values(value).every(isEmpty));

function fieldOf({ name, type, list, required }: NodeField, data: EntryData, pictureUrl: PictureUrl): unknown {
  const value = data[name];
  if (list) return Array.isArray(value) ? value.filter((each) => !isEmpty(each)).map((each) => shownValue(type, each, pictureUrl)) : [];
  if (!required && isEmpty(value)) return null;
  return type.is === 'picture' && !isRecord(value) ? pictureOf(value, data[type.alt], pictureUrl) : shownValue(type, value, pictureUrl);
}

function objectOf(fields: readonly NodeField[], data: EntryData, pictureUrl: PictureUrl): Record<string, unknown> {
  const dates = fields.filter(({ type }) => type.is === 'scalar' && type.name === 'Date').flatMap(({ name }) => datesOf(name, data[name]));
  return Object.fromEntries([...fields.map((field) => [field.name, fieldOf(field, data, pictureUrl)]), ...dates]);
}

/** A date in the two forms that queries ask for: `isoUpdated` and `shownUpdated` for the field `updated`. */
function datesOf(name: string, value: unknown): [string, string][] {
  const [suffix, date] = [capitalized(name), text(value)];
  return [
    [`iso${suffix}`, date.slice(0, 10)],
    [`shown${suffix}`, writtenDate(date, name === 'reviewed' ? 'MONTH' : 'DAY', defaultLanguage)],
  ];
}

/** The build replaces icon names with their drawings. */
const withoutIcons = ({ stack }: Record<string, unknown>) =>
  Array.isArray(stack) ? { stack: stack.map((choice: object) => ({ ...choice, icon: null })) } : {};

function bodyOf(markdown: string, pictureUrl: PictureUrl) {
  const { html, headings } = renderMarkdown(markdown);
  const addressed = html.replace(
    /(<img src=")([^"]+)"/g,
    (_, start: string, path: string) => `${start}${escapeMarkup(pictureUrl(unescapeMarkup(path)))}"`,
  );
  return { html: addressed, headings, words: wordsOf(markdown) };
}

type Added = Record<Exclude<AddedFieldName, 'slug' | 'stack' | 'blocks'>, unknown>;

/** What the page's node has besides its schema's fields, as far as it can be shown here. */
const addedTo = (kind: Kind, data: EntryData, pictureUrl: PictureUrl): Added => ({
  kind,
  key: 'preview',
  language: defaultLanguage,
  languages: [defaultLanguage],
  path: kinds[kind].pathOf('preview'),
  above: [],
  neighbors: [],
  proof: null,
  within: null,
  cities: [],
  order: 0,
  // The build replaces a map's name with its drawing.
  map: null,
  newer: null,
  publishedAt: text(data.date).slice(0, 10),
  changedAt: '',
  writer: null,
  zoneName: text(data.timeZone) || null,
  posts: [],
  older: null,
  listPath: '#',
  body: bodyOf(text(data.body), pictureUrl),
  related: { services: [], caseStudies: [], posts: [], areas: [], reasons: [] },
});

/**
 * An unfinished entry as the query of its page would return it, so that the page's own components can show it: missing fields
 * are empty, pictures come from the editor, and links lead nowhere.
 */
export function entryNode(kind: Kind, data: EntryData, pictureUrl: PictureUrl): Record<string, unknown> {
  const fields = objectOf(fieldsOfKind(kind), data, pictureUrl);
  return { ...fields, ...withoutIcons(fields), ...addedTo(kind, data, pictureUrl) };
}
