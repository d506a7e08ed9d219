import { Document, isMap, isNode, isSeq, type Node, parseDocument } from 'yaml';

/** YAML of fields, with the comments of the text they were read from, each at the same field or entry of a list. */
export function yamlWithComments(fields: object, written: string): string {
  const document = new Document(fields);
  if (written.includes('#')) {
    const before = parseDocument(written);
    keep(before, document);
    keepWithin(before.contents, document.contents);
  }
  // Each text on one line, however long: changing a word changes one line, and no line breaks appear on their own.
  return document.toString({ lineWidth: 0, singleQuote: true });
}

type Commented = Pick<Node, 'comment' | 'commentBefore'>;

function keep({ comment, commentBefore }: Commented, to: Commented): void {
  if (comment) to.comment = comment;
  if (commentBefore) to.commentBefore = commentBefore;
}

function keepWithin(from: unknown, to: unknown): void {
  if (!isNode(from) || !isNode(to)) return;
  keep(from, to);
  if (isSeq(from) && isSeq(to)) {
    const before = itemsBefore(from.items, to.items);
    to.items.forEach((item, index) => {
      keepWithin(before[index], item);
    });
  }
  if (!isMap(from) || !isMap(to)) return;
  for (const pair of to.items) {
    const same = from.items.find(({ key }) => String(key) === String(pair.key));
    keepWithin(same?.key, pair.key);
    keepWithin(same?.value, pair.value);
  }
}

/** What each item of a list was before: an equal item; or the next of the others, if no item was added or removed. */
function itemsBefore(from: readonly unknown[], to: readonly unknown[]): unknown[] {
  const others = [...from];
  const equal = to.map((item) => {
    const index = others.findIndex((other) => JSON.stringify(other) === JSON.stringify(item));
    return index < 0 ? undefined : others.splice(index, 1)[0];
  });
  return from.length === to.length ? equal.map((item) => item ?? others.shift()) : equal;
}
