// Neither plugin ships types; these are the hooks a test runs, with the parts of their arguments it uses.
declare module 'gatsby-plugin-google-tagmanager/gatsby-ssr' {
  export function onRenderBody(args: object, options: object): void;
}
declare module 'gatsby-plugin-segment-js/gatsby-ssr' {
  export function onRenderBody(args: object, options: object): void;
}
