import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';

type Options = { height?: number; background?: string; orientation?: number };

/** Writes a picture of one color in the format of the file's name. */
export async function drawPicture(file: string, width: number, { height = 400, background = '#07142b', orientation }: Options = {}) {
  mkdirSync(dirname(file), { recursive: true });
  const drawn = sharp({ create: { width, height, channels: 3, background } });
  await (orientation ? drawn.withMetadata({ orientation }) : drawn).toFile(file);
}

/** EXIF orientation of a photo taken with the camera held sideways. */
export const sideways = 6;
