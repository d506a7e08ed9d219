import sharp from 'sharp';

/** Difference of a color channel (out of 255) up to which a pixel counts as unchanged. */
const tolerance = 24;

const pixelsOf = async (png: Buffer) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** The difference between two pictures of a page: the share of changed pixels, and the newer picture with them in red. */
export type Difference = { share: number; picture: Buffer };

/** Null if both look the same. */
export async function compare(before: Buffer, now: Buffer): Promise<Difference | null> {
  if (before.equals(now)) return null;
  const [old, current] = await Promise.all([pixelsOf(before), pixelsOf(now)]);
  const { width, height, channels } = current.info;
  const marked = Buffer.from(current.data);
  let changed = 0;
  for (let at = 0; at < marked.length; at += channels) {
    const beyond = old.info.width !== width || at >= old.data.length;
    const isSame =
      !beyond && [0, 1, 2].every((channel) => Math.abs((old.data[at + channel] ?? 0) - (current.data[at + channel] ?? 0)) <= tolerance);
    // Dim unchanged pixels, so changes stand out.
    for (const channel of [0, 1, 2]) marked[at + channel] = isSame ? (current.data[at + channel] ?? 0) * 0.4 : channel === 0 ? 255 : 60;
    if (!isSame) changed += 1;
  }
  changed += Math.max(0, old.info.height - height) * width;
  if (changed === 0) return null;
  const picture = await sharp(marked, { raw: { width, height, channels } }).png().toBuffer();
  return { share: changed / (width * Math.max(height, old.info.height)), picture };
}
