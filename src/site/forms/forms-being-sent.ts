/**
 * The forms whose input is being delivered, with the end of that: then a form has been emptied, or has to keep its input. The visitor
 * may have left its page meanwhile.
 */
export const formsBeingSent = new WeakMap<HTMLFormElement, Promise<void>>();
