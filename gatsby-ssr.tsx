export { onPreRenderHTML, onRenderBody, replaceRenderer } from './src/site/document/html';
export { wrapPageElement, wrapRootElement } from './src/site/start/gatsby-hooks-on-server';
