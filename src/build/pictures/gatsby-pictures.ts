import { join } from 'node:path';
import type { Node } from 'gatsby';
import type { GraphQLObjectType, GraphQLResolveInfo } from 'gatsby/graphql';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { contentFolder } from '../../model/content-folder';
import { isDrawing } from '../../model/relating/picture-name';
import { isDevelopment } from '../settings/mode';
import { avifSrcSet } from './avif-pictures';
import type { BuiltPicture } from './body-pictures';
import { pictureWidths } from './picture-files';
import { isTurned, pictureSize } from './picture-size';
import { publishedDrawing } from './published-drawing';
import { uprightPicture } from './upright-pictures';

/** The resolver arguments from Gatsby other than source and args. */
export type Asked = {
  context: {
    nodeModel: {
      findOne: (question: { type: string; query: { filter: object } }) => Promise<Node | null>;
      getNodeById: (question: { id: string }) => Node | null;
    };
  };
  info: GraphQLResolveInfo;
};

const folder = contentFolder();

/** AVIF files are only written by builds. */
const developing = isDevelopment();

/** The AVIF `srcset` of a picture; null in development and for drawings. */
export const avifOf = async (file: string): Promise<string | null> => (developing || isDrawing(file) ? null : avifSrcSet(folder, file));

/** A picture Gatsby's image plugin cannot process: an SVG drawing or a photo with EXIF rotation. Null for any other. */
export async function finishedPicture(file: string, asked: Asked): Promise<BuiltPicture | null> {
  // Queried first, so that Gatsby reruns the query when the file changes.
  const node = await fileNode(file, asked);
  if (!node) return null;
  if (isDrawing(file)) return publishedDrawing(folder, file);
  return (await isTurned(join(folder, file))) ? uprightPicture(folder, file) : null;
}

/** A picture referenced in a body, as the build renders it; undefined if the file does not exist. */
export async function builtPicture(file: string, asked: Asked): Promise<BuiltPicture | undefined> {
  const picture = (await finishedPicture(file, asked)) ?? (await pluginPicture(file, asked));
  const avif = picture && (await avifOf(file));
  return avif ? { ...picture, sources: [{ type: 'image/avif', srcSet: avif }, ...picture.sources] } : picture;
}

async function pluginPicture(file: string, asked: Asked): Promise<BuiltPicture | undefined> {
  const node = await fileNode(file, asked);
  const pixels = node?.children
    .map((id) => asked.context.nodeModel.getNodeById({ id }))
    .find((child) => child?.internal.type === 'ImageSharp');
  if (!pixels) return undefined;
  const data = (await fieldOf(pixels, 'gatsbyImageData', imageArguments, asked)) as IGatsbyImageData;
  const { fallback, sources = [] } = data.images;
  // For a picture smaller than the requested width, the plugin still reports the requested width.
  const size = await pictureSize(join(folder, file));
  const width = Math.min(size.width, data.width);
  return {
    src: fallback?.src ?? '',
    srcSet: fallback?.srcSet,
    width,
    height: Math.round((size.height * width) / size.width),
    sources: sources.map(({ type = '', srcSet }) => ({ type, srcSet })),
  };
}

/** The same arguments as in components/picture.tsx, so that each picture is processed once for both uses. */
const imageArguments = { width: Math.max(...pictureWidths), breakpoints: pictureWidths, layout: 'constrained' };

const fileNode = (file: string, { context }: Asked) =>
  context.nodeModel.findOne({ type: 'File', query: { filter: { relativePath: { eq: file } } } });

/** Resolves a node's field as a query would, with the plugin's own resolver. */
function fieldOf(node: Node, field: string, args: object, { context, info }: Asked): unknown {
  const type = info.schema.getType(node.internal.type) as GraphQLObjectType;
  return type.getFields()[field]?.resolve?.(node, { ...args }, context, info);
}
