import sharp from 'sharp';

/** Difference of a color channel (out of 255) up to which a pixel counts as unchanged. */
const tolerance = 24;

const pixelsOf = async (png: Buffer) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** The difference between two pictures of a page: the share of changed pixels, and the newer picture with them in red. */
type Difference = { share: number; picture: Buffer };

/** Null if both look the same. */
export async function compare(before: Buffer, now: Buffer): Promise<Difference | null> {
  if (before.equals(now)) return null;
  const [old, current] = await Promise.all([pixelsOf(before), pixelsOf(now)]);
  const { width, height, channels } = current.info;
  // With another width, no pixel is in its old place.
  const { marked, count } = markChanges(old.info.width === width ? old.data : Buffer.alloc(0), current.data, channels);
  const changed = count + Math.max(0, old.info.height - height) * width;
  if (changed === 0) return null;
  const picture = await sharp(marked, { raw: { width, height, channels } }).png().toBuffer();
  return { share: changed / (width * Math.max(height, old.info.height)), picture };
}

const red = [255, 60, 60];
const isClose = (one: number | undefined, other = 0) => one !== undefined && Math.abs(one - other) <= tolerance;

/** Returns a copy of the pixels with the changed ones in red and the others dimmed, and how many have changed. */
function markChanges(before: Buffer, now: Buffer, channels: number): { marked: Buffer; count: number } {
  const marked = Buffer.from(now);
  let count = 0;
  for (let at = 0; at < now.length; at += channels) {
    const isSame = red.every((_, channel) => isClose(before[at + channel], now[at + channel]));
    for (const [channel, value] of red.entries()) marked[at + channel] = isSame ? (now[at + channel] ?? 0) * 0.4 : value;
    if (!isSame) count += 1;
  }
  return { marked, count };
}
