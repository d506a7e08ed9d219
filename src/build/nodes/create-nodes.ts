import type { SourceNodesArgs } from 'gatsby';
import type { Content } from '../../model/reading/content';
import { contentNodes } from '../../model/relating/content-nodes';

/** The IDs of the nodes that exist. */
const createdNodes = new Set<string>();

/** Creates the nodes of the content of a folder, touches the unchanged ones, and deletes those that the content no longer has. */
export function createNodes(
  { actions, createNodeId, createContentDigest, getNode }: SourceNodesArgs,
  content: Content,
  folder: string,
): void {
  const left = new Set(createdNodes);
  for (const { type, key, fields } of contentNodes(content, folder)) {
    const id = createNodeId(`${type} ${key}`);
    const contentDigest = createContentDigest(fields);
    left.delete(id);
    const known = getNode(id);
    if (known && known.internal.contentDigest === contentDigest) actions.touchNode(known);
    else actions.createNode({ ...fields, id, parent: null, children: [], internal: { type, contentDigest } });
    createdNodes.add(id);
  }
  for (const id of left) {
    const gone = getNode(id);
    if (gone) actions.deleteNode(gone);
    createdNodes.delete(id);
  }
}
