/** Sorts by label as a dictionary of the language does. GraphQL compares character codes, and would put Ä and eCommerce after Z. */
export function byLabelIn<Labeled>(language: string, labelOf: (labeled: Labeled) => string) {
  const { compare } = new Intl.Collator(language);
  return (one: Labeled, other: Labeled) => compare(labelOf(one), labelOf(other));
}
