/** The drawings of the content in a language by their paths, written before the bundlers start (`build/bundle/illustrations.ts`). */
declare module 'illustrations/*' {
  const illustrations: import('../../../contract/sheet-widths').Illustrations;
  export default illustrations;
}
