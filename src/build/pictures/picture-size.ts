import sharp from 'sharp';

export type PictureSize = { width: number; height: number };

/** A picture's size in pixels as displayed: phones store photos sideways, with an EXIF orientation. */
export async function pictureSize(file: string): Promise<PictureSize> {
  const { width, height } = (await sharp(file).metadata()).autoOrient;
  return { width, height };
}

/** Whether a photo has an EXIF orientation; Gatsby's image plugin rotates it, then crops it to the unrotated aspect ratio. */
export async function isTurned(file: string): Promise<boolean> {
  return ((await sharp(file).metadata()).orientation ?? 1) > 1;
}
