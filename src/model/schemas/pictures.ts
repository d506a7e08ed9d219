import { z } from 'zod';
import { asJpeg, isHeic } from './heic';
import { field, line } from './shared';

/** Both cases are spelled out because the editor's patterns support no flags. */
const drawingEnding = '[sS][vV][gG]';
const pictureEnding = `[pP][nN][gG]|[jJ][pP][eE]?[gG]|[wW][eE][bB][pP]|${drawingEnding}`;

/** The characters of file names, in any alphabet, except those with a meaning in Windows, addresses or markdown. No name begins with a dot. */
const nameRest = '[^\\\\\\/:*?"<>|#%\\[\\]\\x00-\\x1f]*';
const nameStart = '[^\\\\\\/:*?"<>|#%\\[\\]\\x00-\\x20.]';

const expectedName = 'a file name without \\ : * ? " < > | # % [ ], and without a dot or a space at its start';

const pictureFile = (ending: string, expected: string) => {
  const hasEnding = new RegExp(`\\.(${ending})$`);
  const expectedFor = (path: string) => {
    if (hasEnding.test(path)) return expectedName;
    return isHeic(path) ? asJpeg : expected;
  };
  return z.string().regex(new RegExp(`^(${nameStart}${nameRest}\\/)*${nameStart}${nameRest}\\.(${ending})$`), {
    error: ({ input }) => (typeof input === 'string' ? expectedFor(input) : expected),
  });
};

/** A picture file, relative to the content folder; people use names like `IMG_2041.JPG` and `Büro Köln 2.jpeg`. */
export const picturePath = pictureFile(pictureEnding, 'a PNG, JPEG, WebP or SVG file, such as blog/pictures/outbox.png').meta({
  form: 'picture',
});

/** A vector drawing file, relative to the content folder. */
export const drawingPath = pictureFile(drawingEnding, 'a drawing such as marks/partner.svg').meta({ form: 'drawing' });

/** Alt text of a picture. */
export const pictureAlt = field('Alt text', 'What the picture shows, for people who cannot see it.', line(20, 200));

/** The fields of a picture and its alt text. */
export const pictured = (hint: string) => ({ picture: field('Picture', hint, picturePath), alt: pictureAlt });
