/** A named point of a map, in units of the drawing. */
export type Spot = { label: string; x: number; y: number };

/** A label's position and anchor; the text is vertically centered on `textY`. */
export type PlacedLabel = Spot & { anchor: 'start' | 'middle' | 'end'; textX: number; textY: number; tier: number };

type Box = { left: number; right: number; top: number; bottom: number };

/** Character width of the monospaced font, letter spacing included, as a fraction of the font size. */
const letterWidth = 0.62;
const distance = 8;
const gap = 4;

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Bounding box of a placed label at a font size. */
export function labelBox({ label, anchor, textX, textY }: PlacedLabel, fontSize: number): Box {
  const width = label.length * fontSize * letterWidth;
  const left = textX - { start: 0, middle: width / 2, end: width }[anchor];
  return { left: left - gap, right: left + width + gap, top: textY - fontSize / 2, bottom: textY + fontSize / 2 };
}

const around = ({ x, y }: Pick<Spot, 'x' | 'y'>): Box => ({ left: x - 5, right: x + 5, top: y - 5, bottom: y + 5 });

/** Candidate positions for a label next to its spot, best first. */
function candidates(spot: Spot, fontSize: number, tier: number): PlacedLabel[] {
  const { x, y } = spot;
  const rise = distance + fontSize / 2;
  return [
    { ...spot, tier, anchor: 'start', textX: x + distance, textY: y },
    { ...spot, tier, anchor: 'end', textX: x - distance, textY: y },
    { ...spot, tier, anchor: 'middle', textX: x, textY: y - rise },
    { ...spot, tier, anchor: 'middle', textX: x, textY: y + rise },
    { ...spot, tier, anchor: 'start', textX: x + 4, textY: y - rise },
    { ...spot, tier, anchor: 'start', textX: x + 4, textY: y + rise },
    { ...spot, tier, anchor: 'end', textX: x - 4, textY: y - rise },
    { ...spot, tier, anchor: 'end', textX: x - 4, textY: y + rise },
  ];
}

/**
 * Places labels for as many spots as possible. `fontSizes` decreases from tier to tier: labels of the first tier fit even
 * at the largest size, later tiers only at smaller ones. Spots are sorted by importance; one without room gets no label.
 * Labels overlap neither each other, nor other spots, nor `obstacles`.
 */
export function placeLabels(
  spots: readonly Spot[],
  fontSizes: readonly number[],
  plate: Box,
  obstacles: readonly Pick<Spot, 'x' | 'y'>[] = [],
): PlacedLabel[] {
  const placed: PlacedLabel[] = [];
  for (const [tier, fontSize] of fontSizes.entries()) {
    for (const spot of spots.filter(({ label }) => !placed.some((other) => other.label === label))) {
      const free = candidates(spot, fontSize, tier).find((candidate) => {
        const box = labelBox(candidate, fontSize);
        const inside = box.left >= plate.left && box.right <= plate.right && box.top >= plate.top && box.bottom <= plate.bottom;
        const clear = ![...spots, ...obstacles].some((other) => other !== spot && overlap(box, around(other)));
        return inside && clear && !placed.some((other) => overlap(box, labelBox(other, fontSize)));
      });
      if (free) placed.push(free);
    }
  }
  return placed;
}
