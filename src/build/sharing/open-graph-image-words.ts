import type { Direction } from '../../contract/languages';
import type { BrandColors } from '../../model/brand/brand-colors';
import { sheet } from './open-graph-image-drawing';

/** The text on an Open Graph image. */
export type OpenGraphText = {
  path: string;
  /** The page's h1. */
  heading: string;
  /** The page's name in menus. */
  label: string;
  /** The type of page, for example Case study, or the name of a page that is the only one of its type. */
  kind: string;
  /** The page's own picture, relative to the content folder. */
  picture?: string;
};

/** An element for Satori, which supports flexbox and a subset of CSS. */
export type Box = { type: 'div'; props: { style: Record<string, string | number>; children: Box[] | string } };

/** Spaces of other widths, such as the narrow one before a French question mark; few fonts have them. */
const otherSpaces = /[\u2000-\u200a\u202f\u205f]/g;

/** A text as it is drawn: with the no-break space that every font has in place of other spaces. */
export const drawable = (text: string): string => text.replace(otherSpaces, '\u00a0');

const box = (style: Box['props']['style'], children: Box[] | string): Box => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children: typeof children === 'string' ? drawable(children) : children },
});

/** Font families as registered with Satori, which takes letters that are missing in both from any other font. */
const imageFonts = { text: 'text latin, text latin-ext', mono: 'mono latin, mono latin-ext' } as const;

/** A letter of another alphabet than those of the monospaced font. */
const otherLetter = String.raw`[^\s\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]`;
const spaceByOtherLetter = new RegExp(`(?<=${otherLetter}) | (?=${otherLetter})`, 'gu');

/** A monospaced note. Satori drops its usual spaces beside letters that it takes from another font. */
const monoBox = (style: Box['props']['style'], text: string): Box =>
  box({ fontFamily: imageFonts.mono, ...style }, text.replace(spaceByOtherLetter, '\u00a0'));

const textLeft = 60;

/** The position of the heading, and its share of the usual font size; both are smaller next to a picture. */
const headingPlaces = {
  alone: { top: 110, width: 700, height: 370, scale: 1 },
  /** From right to left, the lines begin on the side of the figure. */
  besideFigure: { top: 110, width: 660, height: 370, scale: 1 },
  besidePicture: { top: 110, width: 510, height: 310, scale: 0.74 },
} as const;

/** The width of an average letter as a share of its font size. */
const letterWidth = 0.56;

/** A letter of Chinese, Japanese or Korean, or its punctuation, which is about as wide as two others. */
const wideLetter = /[\u3000-\u30ff\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff01-\uff60]/g;

/** The length of a text in letters of average width. */
const widthOf = (text: string): number => text.length + (text.match(wideLetter) ?? []).length;

/** Words of scripts that put spaces between words; others break anywhere. */
const wordsIn = (text: string) => text.match(/[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{Nd}]+/gu) ?? [];

/** Heading font size in pixels: the shorter the text, the larger, unless its longest word would not fit on a line. */
export function headingSize(heading: string): number {
  const longest = Math.max(1, ...wordsIn(heading).map(({ length }) => length));
  const { width, scale } = headingPlaces.besidePicture;
  return Math.min(sizeForLength(heading), Math.floor(width / scale / (letterWidth * longest)));
}

function sizeForLength(heading: string): number {
  const steps = [
    { upTo: 24, size: 92 },
    { upTo: 44, size: 78 },
    { upTo: 68, size: 66 },
    { upTo: 90, size: 58 },
  ];
  return steps.find(({ upTo }) => widthOf(heading) <= upTo)?.size ?? 52;
}

/** The labels of the title block. */
export type OpenGraphNotes = Record<'page' | 'address', string>;

/** The text that all Open Graph images of a site share; `brandName` is undefined if the logo includes it. */
export function fixedWords(brandName: string | undefined, { page, address }: OpenGraphNotes, look: BrandColors): Box {
  const notes = [note(page, sheet.cellEdges[0], look), note(address, sheet.cellEdges[1], look)];
  return whole([...(brandName ? [nameOf(brandName, look)] : []), ...notes]);
}

/** The text of one page, drawn over the rest. Boxes are positioned absolutely, because flex layout takes most of Satori's time. */
export function pageWords(words: OpenGraphText, look: BrandColors, direction: Direction = 'ltr'): Box {
  const [first, second] = sheet.cellEdges;
  const values = [value(words.kind, first, second, look), value(words.path, second, sheet.width - sheet.inset, look)];
  return whole([labelAbove(words, look, direction), headingOf(words, look, direction), ...values]);
}

const whole = (children: Box[]) => box({ width: sheet.width, height: sheet.height }, children);

/** Where the heading of a page is. */
function headingPlace({ picture }: OpenGraphText, direction: Direction) {
  if (picture) return headingPlaces.besidePicture;
  return direction === 'rtl' ? headingPlaces.besideFigure : headingPlaces.alone;
}

/** The label begins above the heading; from left to right, it may be longer. */
function labelAbove(words: OpenGraphText, look: BrandColors, direction: Direction): Box {
  const { width } = direction === 'rtl' ? headingPlace(words, direction) : headingPlaces.alone;
  const place = { position: 'absolute', left: textLeft, top: 66, width, direction };
  return monoBox({ ...place, fontSize: 22, color: look.link }, words.label);
}

function headingOf(words: OpenGraphText, look: BrandColors, direction: Direction): Box {
  const { scale, ...area } = headingPlace(words, direction);
  const place = { position: 'absolute', left: textLeft, ...area, alignItems: 'flex-end', direction };
  const type = {
    fontFamily: imageFonts.text,
    fontSize: Math.round(headingSize(words.heading) * scale),
    lineHeight: 1.08,
    letterSpacing: '-0.02em',
    color: look.text,
    textWrap: 'balance',
  };
  return box(place, [box(type, words.heading)]);
}

/** The position of the name in the title block's first cell, next to the mark, in pixels. */
const namePlace = { left: sheet.inset + 70, width: sheet.cellEdges[0] - sheet.inset - 82 } as const;

/** The brand name's font size in pixels: large on one line, or as large as two lines allow. */
export function nameSize(brandName: string): number {
  // A line that breaks between words leaves a fifth unused.
  const fitting = (lines: number) => Math.floor((lines * namePlace.width) / (letterWidth * widthOf(brandName) * (lines > 1 ? 1.25 : 1)));
  return Math.min(34, Math.max(fitting(1), Math.min(fitting(2), 28)));
}

function nameOf(brandName: string, look: BrandColors): Box {
  const place = { position: 'absolute', ...namePlace, top: sheet.titleTop, height: 90, alignItems: 'center' };
  const type = { fontFamily: imageFonts.text, fontSize: nameSize(brandName), lineHeight: 1.15, letterSpacing: '-0.02em' };
  return box({ ...place, ...type, color: look.text }, brandName);
}

const cellPadding = 24;

/** The label of a title block cell; the page's value goes below it. */
function note(text: string, left: number, look: BrandColors): Box {
  const place = { position: 'absolute', left: left + cellPadding, top: sheet.titleTop + 21 };
  return monoBox({ ...place, fontSize: 15, color: look.textFaint }, text);
}

const valueSize = 17;

function value(text: string, left: number, right: number, look: BrandColors): Box {
  const place = { position: 'absolute', left: left + cellPadding, top: sheet.titleTop + 47, whiteSpace: 'nowrap' };
  return monoBox({ ...place, fontSize: valueSize, color: look.textMuted }, shortened(text, right - left - 2 * cellPadding));
}

/** Truncates monospaced text to a width in pixels; Satori truncates with masks, which cost more than everything else. */
function shortened(text: string, width: number): string {
  const most = Math.floor(width / (valueSize * 0.6));
  if (widthOf(text) <= most) return text;
  const fitting = [...text].findIndex((_, place, letters) => widthOf(letters.slice(0, place + 1).join('')) > most - 1);
  return `${[...text].slice(0, fitting).join('')}…`;
}
