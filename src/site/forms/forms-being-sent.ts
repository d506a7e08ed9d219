/**
 * The forms whose input is being delivered. Each promise resolves when that ends: by then the form has been emptied, or keeps its
 * input because the delivery failed. The visitor may have left its page meanwhile.
 */
export const formsBeingSent = new WeakMap<HTMLFormElement, Promise<void>>();
