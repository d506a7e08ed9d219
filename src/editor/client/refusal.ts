/** An error with words for the writer; Decap would show its name before them. */
export const refusal = (words: string) => Object.assign(new Error(words), { name: '' });
