import { escapeMarkup } from '../../contract/escape-markup';
import { type FindingOnLine, shown } from '../problems';
import { readSvg, type SvgElement } from './read-svg';
import { classLooks, isLocalValue, isNewColor, lookOf, type PresentationAttributes, withIds } from './svg-styles';
import { presentationAttributes, shapeAttributes, svgNamespace } from './svg-vocabulary';

type CleanSvg = {
  /** The published markup, serialized from the parsed tree so that browsers cannot interpret it any other way. */
  svg: string;
  problems: FindingOnLine[];
};

const attributeStyles =
  'colors on the shapes themselves; in Illustrator, choose Export As, SVG, Styling: Presentation Attributes; in other programs “plain” or “optimized” SVG';

/** Reports styles that cannot become attributes. */
const unusableStyle = (css: string, found: string) =>
  /mix-blend-mode/i.test(css)
    ? { found: 'a blend mode', expected: 'the blend mode Normal; flatten shapes that have another one in the drawing program' }
    : { found, expected: attributeStyles };

const filterFunction = /^\s*(blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|opacity|saturate|sepia)\(/i;

function expectedValue(value: string): string {
  if (isNewColor(value)) return 'a color such as #3B5BDB or rgb(59, 91, 219)';
  if (filterFunction.test(value)) return 'a filter that is part of the drawing, such as url(#shadow)';
  return 'no external references; use url(#name) for a part of the drawing';
}

/**
 * Strips a drawing of anything that could do more than draw. Classes become attributes, and IDs get the prefix `idPrefix`, so
 * that two drawings inlined on one page do not take each other's colors. `keptAttributes` stay unchanged, for drawings that the
 * site styles.
 */
export function cleanSvg(text: string, idPrefix = 'part', keptAttributes: readonly string[] = []): CleanSvg {
  const { root, styles, problems } = readSvg(text);
  const looks = new Map<string, PresentationAttributes>();
  for (const { css, line } of styles) {
    const found = classLooks(css);
    if (!found) problems.push({ line, ...unusableStyle(css, 'a style element with more than simple class rules') });
    for (const [name, look] of found ?? []) looks.set(name, { ...looks.get(name), ...look });
  }
  const ids = new Map<string, string>();
  const idOf = (id: string) => {
    const known = ids.get(id) ?? `${idPrefix}-${ids.size + 1}`;
    ids.set(id, known);
    return known;
  };
  const writer = { looks, idOf, keptAttributes, complain: (problem: FindingOnLine) => problems.push(problem) };
  const svg = root ? written(root, writer).replace('<svg', `<svg xmlns="${svgNamespace}"`) : '';
  return { svg, problems: problems.sort((one, other) => one.line - other.line) };
}

type Writer = {
  looks: ReadonlyMap<string, PresentationAttributes>;
  idOf: (id: string) => string;
  keptAttributes: readonly string[];
  complain: (problem: FindingOnLine) => void;
};

function written(element: SvgElement, writer: Writer): string {
  const { name, children } = element;
  const attributes = Object.entries(attributesOf(element, writer)).map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`);
  const inner = children.map((child) => (typeof child === 'string' ? escapeMarkup(child) : written(child, writer))).join('');
  return inner ? `<${name}${attributes.join('')}>${inner}</${name}>` : `<${name}${attributes.join('')}/>`;
}

function attributesOf(element: SvgElement, writer: Writer): PresentationAttributes {
  for (const name of element.attributes.keys())
    if (/^on/i.test(name))
      writer.complain({ line: element.line, found: `the event handler "${name}"`, expected: 'a drawing without scripts' });
  const look = lookOfElement(element, writer);
  const safe = Object.entries(look).map(([name, value]) => [name, safeValue(name, value, element, writer)]);
  return { ...Object.fromEntries(safe), ...referencesOf(element, writer) };
}

/** A style element overrides attributes, and a style attribute overrides both. */
function lookOfElement({ attributes, line }: SvgElement, { looks, keptAttributes, complain }: Writer): PresentationAttributes {
  const own = [...attributes].filter(
    ([name]) => presentationAttributes.has(name) || shapeAttributes.has(name) || keptAttributes.includes(name),
  );
  const classes = (attributes.get('class') ?? '').split(/\s+/);
  const ofClasses = [...looks].flatMap(([name, look]) => (classes.includes(name) ? [look] : []));
  const css = attributes.get('style') ?? '';
  const style = lookOf(css);
  if (!style) complain({ line, ...unusableStyle(css, `the style ${shown(css)}`) });
  return Object.assign(Object.fromEntries(own), ...ofClasses, style);
}

function safeValue(name: string, value: string, { line }: SvgElement, { idOf, complain }: Writer): string {
  if (isLocalValue(value)) return withIds(value, idOf);
  complain({ line, found: `${name}=${shown(value)}`, expected: expectedValue(value) });
  return 'none';
}

/** The element's ID, and its reference to another part of the drawing. */
function referencesOf({ attributes, line }: SvgElement, { idOf, complain }: Writer): PresentationAttributes {
  const [id, href] = [attributes.get('id'), attributes.get('href')?.trim()];
  const own: PresentationAttributes = id === undefined ? {} : { id: idOf(id) };
  if (!href) return own;
  if (href.startsWith('#')) return { ...own, href: `#${idOf(href.slice(1))}` };
  complain({ line, found: `a reference to ${shown(href)}`, expected: 'references to parts of the drawing only, such as "#name"' });
  return own;
}
