// Neither plugin has types; these are the hooks that a test runs, with as much of their arguments as they use.
declare module 'gatsby-plugin-google-tagmanager/gatsby-ssr' {
  export function onRenderBody(args: object, options: object): void;
}
declare module 'gatsby-plugin-segment-js/gatsby-ssr' {
  export function onRenderBody(args: object, options: object): void;
}
