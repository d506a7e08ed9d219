export { arrangeScripts as onPreRenderHTML, describeDocument as onRenderBody } from './src/lifecycle/html';
