/** Whether a file is named like an iPhone's photo, which browsers cannot show. */
export const isHeic = (file: string) => /\.hei[cf]$/i.test(file);

/** How to convert a photo from HEIC. */
export const asJpeg =
  'JPEG: on a Mac, open it in Preview and choose File, Export; on an iPhone, Settings, Camera, Formats, Most Compatible makes new photos JPEG';
