export { arrangeScripts as onPreRenderHTML, describeDocument as onRenderBody, renderPage as replaceRenderer } from './src/lifecycle/html';
export { notePage as wrapPageElement } from './src/lifecycle/note-page';
export { wrapRoot as wrapRootElement } from './src/lifecycle/root';
