/** Common abbreviations in headings, and symbols that stand for a word. */
const spelledOut: Readonly<Record<string, string>> = {
  dt: 'date',
  addr: 'address',
  adr: 'address',
  amt: 'amount',
  nm: 'name',
  emp: 'employee',
  mthly: 'monthly',
  mo: 'monthly',
  mth: 'monthly',
  $: 'amount',
  '€': 'amount',
  '£': 'amount',
};

/** Normalizes a heading to words: lowercase, without accents or punctuation, abbreviations expanded. */
export function headingWords(heading: string): string[] {
  const plain = heading
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\be[\s-]?mail\b/g, 'email');
  const words = plain.match(/[\p{L}\p{N}]+|[$€£]/gu) ?? [];
  return words.map((word) => (Object.hasOwn(spelledOut, word) ? (spelledOut[word] ?? word) : word));
}
