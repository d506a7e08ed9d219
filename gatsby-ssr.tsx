export {
  arrangeScripts as onPreRenderHTML,
  describeDocument as onRenderBody,
  renderPage as replaceRenderer,
} from './src/site/document/html';
export { framePage as wrapPageElement } from './src/site/document/page-on-server';
export { wrapRoot as wrapRootElement } from './src/site/runtime/root';
