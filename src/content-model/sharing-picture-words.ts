import { type SharingLook, sheet } from './sharing-picture-drawing';

/** What a sharing picture says. */
export type SharingWords = {
  path: string;
  /** The page's h1. */
  heading: string;
  /** The page's name in menus. */
  label: string;
  /** What sort of page it is, such as Case study. */
  kind: string;
  brandName: string;
};

/** An element as Satori lays it out; it knows flexbox and a part of CSS. */
export type Box = { type: 'div'; props: { style: Record<string, string | number>; children: Box[] | string } };

const box = (style: Box['props']['style'], children: Box[] | string): Box => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** Names under which the fonts are given to Satori. */
export const sharingFonts = { text: 'text', mono: 'mono' } as const;

const textLeft = 60;

/** Pixels of the heading: the fewer characters, the larger. */
export function headingSize(heading: string): number {
  const steps = [
    { upTo: 24, size: 92 },
    { upTo: 44, size: 78 },
    { upTo: 68, size: 66 },
    { upTo: 90, size: 58 },
  ];
  return steps.find(({ upTo }) => heading.length <= upTo)?.size ?? 52;
}

/** The words of a sharing picture, laid over its drawing. */
export function sharingWords(words: SharingWords, look: SharingLook): Box {
  return box({ width: sheet.width, height: sheet.height }, [
    labelAbove(words, look),
    headingOf(words, look),
    ...drawingNotes(look),
    ...titleBlock(words, look),
  ]);
}

function labelAbove({ label }: SharingWords, look: SharingLook): Box {
  return box({ position: 'absolute', left: textLeft, top: 66, fontFamily: sharingFonts.mono, fontSize: 22, color: look.link }, label);
}

function headingOf({ heading }: SharingWords, look: SharingLook): Box {
  const place = { position: 'absolute', left: textLeft, top: 110, width: 700, height: 370, alignItems: 'flex-end' };
  const type = {
    fontFamily: sharingFonts.text,
    fontSize: headingSize(heading),
    lineHeight: 1.08,
    letterSpacing: '-0.02em',
    color: look.text,
    textWrap: 'balance',
  };
  return box(place, [box(type, heading)]);
}

/** The two halves of the body plan, named below it on either side of the center line. */
function drawingNotes(look: SharingLook): Box[] {
  const note = { position: 'absolute', top: 440, width: 120, fontFamily: sharingFonts.mono, fontSize: 15, color: look.textFaint };
  return [box({ ...note, left: 814, justifyContent: 'flex-end' }, 'Stern'), box({ ...note, left: 966 }, 'Bow')];
}

function titleBlock({ brandName, kind, path }: SharingWords, look: SharingLook): Box[] {
  const [first, second] = sheet.cellEdges;
  const name = { paddingLeft: 46, fontFamily: sharingFonts.text, fontSize: 34, letterSpacing: '-0.02em', color: look.text };
  return [
    cell(sheet.inset, first, () => [box(name, brandName)]),
    cell(first, second, (width) => noted('Sheet', kind, width, look)),
    cell(second, sheet.width - sheet.inset, (width) => noted('Address', path, width, look)),
  ];
}

const cellPadding = 24;

function cell(left: number, right: number, contentOf: (width: number) => Box[]): Box {
  const [width, height] = [right - left - 2 * cellPadding, sheet.height - sheet.inset - sheet.titleTop];
  const place = { position: 'absolute', left: left + cellPadding, top: sheet.titleTop, width, height };
  return box({ ...place, flexDirection: 'column', justifyContent: 'center' }, contentOf(width));
}

const noteSize = 17;

function noted(note: string, value: string, width: number, look: SharingLook): Box[] {
  return [
    box({ fontFamily: sharingFonts.mono, fontSize: 15, marginBottom: 6, color: look.textFaint }, note),
    box({ fontFamily: sharingFonts.mono, fontSize: noteSize, whiteSpace: 'nowrap', color: look.textMuted }, shortened(value, width)),
  ];
}

/** A text of the monospaced face cut to a width; Satori itself cuts only with masks, which cost more than all else. */
function shortened(text: string, width: number): string {
  const most = Math.floor(width / (noteSize * 0.6));
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}
