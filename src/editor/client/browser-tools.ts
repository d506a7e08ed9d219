import type { PictureTools } from './lighter-picture';

/** Picture handling in the browser: rotates photos upright and converts colors to sRGB. */
export const browserTools: PictureTools<ImageBitmap> = {
  decode: (file) => createImageBitmap(file, { imageOrientation: 'from-image' }),
  encode: async (picture, { width, height }, format, quality) => {
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d', { colorSpace: 'srgb' });
    if (!context) return null;
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, width, height);
    picture.close();
    return new Promise((resolve) => canvas.toBlob(resolve, format, quality));
  },
};
