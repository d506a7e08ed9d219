/** Whether a file is a picture that pages can show, by its name below the content folder. Drawings that pictures are rendered from are not. */
export const isPicture = (file: string) => /\.(png|jpe?g|webp|svg)$/i.test(file) && !/(^|\/)drawings\//.test(file);

/** Whether a picture is a vector drawing. */
export const isDrawing = (file: string) => /\.svg$/i.test(file);
