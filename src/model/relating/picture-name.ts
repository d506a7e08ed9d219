/** Whether a path below the content folder is a displayable picture. The drawings that pictures are rendered from are not. */
export const isPicture = (file: string) => /\.(png|jpe?g|webp|svg)$/i.test(file) && !/(^|\/)drawings\//.test(file);

/** Whether a picture is a vector drawing (SVG). */
export const isDrawing = (file: string) => /\.svg$/i.test(file);
