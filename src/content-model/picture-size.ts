import sharp from 'sharp';

export type PictureSize = { width: number; height: number };

/** Pixels of a picture as it is shown: phones store photographs lying on their side, with a note to turn them. */
export async function pictureSize(file: string): Promise<PictureSize> {
  const { width, height } = (await sharp(file).metadata()).autoOrient;
  return { width, height };
}

/** Whether a photograph is stored lying on its side; the plugin for pictures turns it and then cuts it to the lying format. */
export async function isTurned(file: string): Promise<boolean> {
  return ((await sharp(file).metadata()).orientation ?? 1) > 1;
}
