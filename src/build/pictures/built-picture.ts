import type { Node } from 'gatsby';
import { contentFolder } from '../../model/content-folder';
import { type PictureFile, picturesPath, planPicture } from './picture-plan';

/** A picture as pages show it. */
export type BuiltPicture = {
  src: string;
  /** In pixels; reserves the space before the picture loads. */
  width: number;
  height: number;
  srcSet: string | null;
  /** Other formats of the same picture, best first. */
  sources: readonly { type: string; srcSet: string }[];
};

/** The part of Gatsby's resolver context that finds the nodes of files. */
export type NodeModel = { findOne: (question: { type: string; query: { filter: object } }) => Promise<Node | null> };

/** A picture referenced by content, as pages show it; null if the file does not exist. */
export async function builtPicture(file: string, nodeModel: NodeModel): Promise<BuiltPicture | null> {
  // Makes Gatsby rerun the query when the file changes.
  const node = await nodeModel.findOne({ type: 'File', query: { filter: { relativePath: { eq: file } } } });
  return node && shownOnce(file, node.internal.contentDigest);
}

const known = new Map<string, BuiltPicture>();

/** The same picture can appear in many lists, so its file is read once per content digest. */
async function shownOnce(file: string, contentDigest: string): Promise<BuiltPicture> {
  const key = `${file} ${contentDigest}`;
  const picture = known.get(key) ?? (await shownPicture(file));
  known.set(key, picture);
  return picture;
}

async function shownPicture(file: string): Promise<BuiltPicture> {
  const { width, height, files } = await planPicture(contentFolder(), file);
  const ofFormat = (format: PictureFile['format']) => files.filter((each) => each.format === format);
  const [avif, shown] = [ofFormat('avif'), files.at(-1)];
  return {
    src: shown ? urlOf(shown) : '',
    width,
    height,
    srcSet: avif.length > 0 ? srcSetOf(ofFormat('webp')) : null,
    sources: avif.length > 0 ? [{ type: 'image/avif', srcSet: srcSetOf(avif) }] : [],
  };
}

const urlOf = ({ name }: PictureFile) => `/${picturesPath}/${name}`;
const srcSetOf = (files: readonly PictureFile[]) => files.map((file) => `${urlOf(file)} ${file.width}w`).join(', ');
