export { describeDocument as onRenderBody } from './src/lifecycle/html';
