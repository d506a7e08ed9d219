/** UTF-16, which some programs call Unicode, has a null byte beside each Latin letter. */
export const wrongEncodingIn = (text: string) =>
  text.includes('\0') ? { line: 1, found: 'a file that is not UTF-8', expected: 'a file saved as UTF-8' } : undefined;
