import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { FindingOnLine } from '../problems';
import { drawingElements, editorNamespace, silentElements, svgNamespace, textElements, xlinkNamespace } from './svg-vocabulary';

export type SvgElement = { name: string; line: number; attributes: Map<string, string>; children: (SvgElement | string)[] };

type ReadSvg = { root?: SvgElement; styles: { css: string; line: number }[]; problems: FindingOnLine[] };

const asShapes = 'only shapes, text, gradients, masks and filters';
type Refusal = [found: string, expected: string];
const refusals: Record<string, Refusal> = {
  script: ['a script', asShapes],
  foreignObject: ['foreignObject, which holds HTML', asShapes],
  a: ['a link', `${asShapes}; put the URL in the field next to the drawing`],
  image: ['a picture within the drawing', `${asShapes}; upload a photograph as PNG, JPEG or WebP`],
  feImage: ['a picture within the drawing', asShapes],
};
/** The serializer recurses once per nested group. */
const deepest = 100;
const animations = /^(animate.*|set|mpath)$/;

/** Parses a drawing. Metadata and editor data are dropped; anything that could do more than draw is reported as a problem. */
export function readSvg(text: string): ReadSvg {
  const parser = new SaxesParser({ xmlns: true });
  const read: ReadSvg = { styles: [], problems: [] };
  const complain = (found: string, expected: string) => read.problems.push({ line: parser.line, found, expected });
  const open: SvgElement[] = [];
  let skipped = 0;
  let css: string | undefined;
  parser.on('error', ({ message }) => {
    if (!read.problems.some(({ found }) => found.startsWith('broken XML'))) {
      complain(`broken XML (${message.replace(/^\d+:\d+: /, '')})`, 'an SVG file as a drawing program exports it');
    }
  });
  parser.on('doctype', (doctype) => {
    if (doctype.includes('['))
      complain('a DOCTYPE with entities', 'no entities; in Illustrator, save without “Preserve Illustrator Editing Capabilities”');
  });
  parser.on('processinginstruction', ({ target }) => {
    if (target === 'xml-stylesheet') complain('an external style sheet', 'colors on the shapes themselves');
  });
  parser.on('opentag', (tag) => {
    if (skipped === 0 && tag.uri === svgNamespace && tag.local === 'style') css = '';
    const isTooDeep = open.length === deepest;
    if (isTooDeep && skipped === 0) complain(`groups nested more than ${deepest} deep`, `at most ${deepest} levels`);
    if (skipped > 0 || isTooDeep || !isDrawn(tag, complain)) {
      skipped += 1;
      return;
    }
    const element: SvgElement = { name: tag.local, line: parser.line, attributes: attributesOf(tag), children: [] };
    open.at(-1)?.children.push(element);
    read.root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => {
    if (skipped === 0) open.pop();
    else skipped -= 1;
    if (css !== undefined) read.styles.push({ css, line: parser.line });
    css = undefined;
  });
  const note = (words: string) => {
    if (css !== undefined) css += words;
    const element = open.at(-1);
    if (skipped === 0 && element && textElements.has(element.name)) element.children.push(words);
  };
  parser.on('text', note);
  parser.on('cdata', note);
  parser.write(text.replace(/^\uFEFF/, '')).close();
  if (read.root?.name !== 'svg' && read.problems.length === 0) complain('no drawing', 'an SVG file, which starts with <svg');
  if (read.root && !withViewBox(read.root.attributes))
    complain('a drawing without a size', 'viewBox="0 0 width height" on the svg element');
  return read;
}

function isDrawn({ uri, local }: SaxesTagNS, complain: (found: string, expected: string) => void): boolean {
  if (uri !== svgNamespace) {
    if (uri === '') complain(`<${local}>`, 'an SVG file, which starts with <svg xmlns="http://www.w3.org/2000/svg"');
    else if (!editorNamespace.test(uri)) complain(`<${local}>`, asShapes);
    return false;
  }
  if (drawingElements.has(local)) return true;
  if (!silentElements.has(local) && local !== 'style') complain(...refusalOf(local));
  return false;
}

/** Why an element that is not drawn has no place in a drawing. */
const refusalOf = (local: string): Refusal =>
  refusals[local] ?? (animations.test(local) ? ['an animation', 'a drawing that does not move'] : [`<${local}>`, asShapes]);

/** CSS pixels in each unit: https://www.w3.org/TR/css-values-4/#absolute-lengths */
const units: Readonly<Record<string, number>> = { '': 1, px: 1, pt: 96 / 72, pc: 16, in: 96, cm: 96 / 2.54, mm: 96 / 25.4 };

/** A length in pixels, the unit of coordinates; NaN if it depends on something outside of the drawing, such as a percentage. */
function pixelsOf(length: string): number {
  const [, number = '', unit = ''] = /^\s*([\d.]+)([a-z%]*)\s*$/.exec(length) ?? [];
  return Math.round(Number.parseFloat(number) * (units[unit] ?? Number.NaN) * 100) / 100;
}

/** Adds the viewBox that a fixed-size drawing leaves out; without it the drawing could be cropped but not scaled. */
function withViewBox(attributes: Map<string, string>): boolean {
  const [width, height] = ['width', 'height'].map((name) => pixelsOf(attributes.get(name) ?? ''));
  if (!attributes.has('viewBox') && width && height) attributes.set('viewBox', `0 0 ${width} ${height}`);
  return attributes.has('viewBox');
}

/** Attributes by local name: xlink:href (SVG 1.1) becomes href (SVG 2); other namespaces belong to drawing programs. */
function attributesOf({ attributes }: SaxesTagNS): Map<string, string> {
  const own = Object.values(attributes).filter(({ uri, local }) => uri === '' || (uri === xlinkNamespace && local === 'href'));
  return new Map(own.map(({ local, value }) => [local, value]));
}
