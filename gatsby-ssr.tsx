export { onPreRenderHTML, onRenderBody, replaceRenderer } from './src/site/document/html';
export { wrapPageElement } from './src/site/frame/page-on-server';
export { wrapRootElement } from './src/site/runtime/root-on-server';
