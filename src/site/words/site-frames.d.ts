declare module 'site-frames/*' {
  const frame: import('i18next').ResourceKey;
  export default frame;
}
