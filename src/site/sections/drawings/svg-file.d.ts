/** The bundlers and Jest import SVG files as text. */
declare module '*.svg' {
  const svg: string;
  export default svg;
}
