export { onPreRenderHTML, onRenderBody, replaceRenderer } from './src/site/document/html';
export { wrapPageElement } from './src/site/frame/framed-page';
export { wrapRootElement } from './src/site/runtime/root';
