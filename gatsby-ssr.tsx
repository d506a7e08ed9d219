export { arrangeScripts as onPreRenderHTML, describeDocument as onRenderBody } from './src/lifecycle/html';
export { wrapRoot as wrapRootElement } from './src/lifecycle/root';
