export { arrangeScripts as onPreRenderHTML, describeDocument as onRenderBody, renderPage as replaceRenderer } from './src/lifecycle/html';
export { framePage as wrapPageElement } from './src/lifecycle/page-on-server';
export { wrapRoot as wrapRootElement } from './src/lifecycle/root';
