/** Languages that capitalize nouns: German, Swiss German, Low German, Luxembourgish. */
const capitalizesNouns = ['de', 'gsw', 'nds', 'lb'];

/** A title as it reads in mid-sentence; one that starts with an abbreviation or with a capitalized noun stays unchanged. */
export function inSentence(title: string, language: string): string {
  const [base = ''] = language.split('-');
  return capitalizesNouns.includes(base) ? title : title.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLocaleLowerCase(language));
}
