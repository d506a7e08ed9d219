/** A declared string of the interface: what a file in `locales/` must have under its key. */
export type Word = {
  is: 'word';
  /** Maximum characters that fit the layout. */
  most: number;
  /** The names of the values that the site fills in, written `{{name}}`. */
  values: readonly string[];
  /** Whether it has one form for each plural category of the language: `key_one`, `key_other`. */
  counted: boolean;
  hint?: string;
};

/** Declared strings that belong together. */
export type WordGroup = { is: 'group'; words: WordTree; hint?: string };

/** Declared strings by key, in the order of the file. */
export type WordTree = { [key: string]: Word | WordGroup };

/** A string of up to `most` characters with `values` filled in by the site. */
export const word = (most: number, ...values: string[]): Word => ({ is: 'word', most, values, counted: false });

/** A string with a form for each plural category; the site fills in `count` and `values`. */
export const counted = (most: number, ...values: string[]): Word => ({ is: 'word', most, values: ['count', ...values], counted: true });

/** A string with a note on where it appears. */
export const noted = (hint: string, declared: Word): Word => ({ ...declared, hint });

/** Strings that belong together; `hint` says where they appear. */
export const group = (words: WordTree, hint?: string): WordGroup => ({ is: 'group', words, ...(hint ? { hint } : {}) });
