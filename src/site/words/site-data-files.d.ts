declare module 'site-data/*' {
  const siteData: import('i18next').ResourceKey;
  export default siteData;
}
