/** The bundler finds it in `locales/`. */
declare module 'words-of-the-interface' {
  const words: Record<string, unknown>;
  export default words;
}
