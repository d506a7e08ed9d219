/** A letter of Chinese, Japanese or Korean, as a class in patterns; the editor's patterns support no flags. */
export const denseLetter = '[\\u3040-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7a3\\uf900-\\ufaff]';

const dense = new RegExp(denseLetter);

/** The minimum length of a text with such letters, which needs half as many characters to say the same. */
export const denseMinimum = (min: number) => Math.ceil(min / 2);

/** The minimum length of this text, if it is `min` in Latin letters. */
export const minimumFor = (text: string, min: number): number => (dense.test(text) ? denseMinimum(min) : min);
