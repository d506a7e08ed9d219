/** A declared string of the interface: what a file in `locales/` has to have under its key. */
export type Word = {
  is: 'word';
  /** Maximum characters, for which the layout has room. */
  most: number;
  /** The names of the values that the site fills in, written `{{name}}`. */
  values: readonly string[];
  /** Whether there is one form for each way of counting in the language: `key_one`, `key_other`. */
  counted: boolean;
  hint?: string;
};

/** Declared strings that belong together. */
export type WordGroup = { is: 'group'; words: WordTree; hint?: string };

/** Declared strings by key, in the order of the file. */
export type WordTree = { [key: string]: Word | WordGroup };

/** A string of at most `most` characters in which the site fills in `values`. */
export const word = (most: number, ...values: string[]): Word => ({ is: 'word', most, values, counted: false });

/** A string with a form for each way of counting; the site fills in `count` and `values`. */
export const counted = (most: number, ...values: string[]): Word => ({ is: 'word', most, values: ['count', ...values], counted: true });

/** A string with a note on where it appears. */
export const noted = (hint: string, declared: Word): Word => ({ ...declared, hint });

/** Strings that belong together; `hint` says where they appear. */
export const group = (words: WordTree, hint?: string): WordGroup => ({ is: 'group', words, ...(hint ? { hint } : {}) });
