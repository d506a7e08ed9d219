import type { remark } from 'remark';

type Tree = ReturnType<ReturnType<typeof remark>['parse']>;
type Node = Tree['children'][number];

/**
 * A remark plugin that keeps addresses in a text as they are written. The parser makes a link of `www.agency.example`; this site
 * does not, and would reject one without `https://`.
 */
export function literalLinks() {
  return (tree: Tree, file: { toString(): string }): void => keepLiteral(tree, String(file));
}

function keepLiteral(node: Tree | Node, written: string): void {
  if (!('children' in node)) return;
  node.children.forEach((child, index) => {
    const literal = child.type === 'link' ? literalOf(child, written) : undefined;
    if (literal) node.children[index] = literal;
    else keepLiteral(child, written);
  });
}

/** The text that became a link by itself; undefined for a link that somebody made. */
function literalOf({ position, children: [words] }: Extract<Node, { type: 'link' }>, written: string): Node | undefined {
  // Only found once backslashes were read: without them, the site would make it a link.
  if (!position) return words;
  const text = written.slice(position.start.offset, position.end.offset);
  // The only node that is written without escaping its characters.
  return /^[[<]/.test(text) ? undefined : { type: 'html', value: text };
}
