import { join } from 'node:path';
import type { Node } from 'gatsby';
import type { GraphQLObjectType, GraphQLResolveInfo } from 'gatsby/graphql';
import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { avifSrcSet } from './avif-pictures';
import type { BuiltPicture } from './body-pictures';
import { contentFolder } from './content-folder';
import { pictureWidths } from './picture-files';
import { isDrawing } from './picture-name';
import { isTurned, pictureSize } from './picture-size';
import { publishedDrawing } from './published-drawing';
import { uprightPicture } from './upright-pictures';

/** What Gatsby hands to a resolver beside its source and arguments. */
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

/** The files come with a build; in development there are none. */
const developing = process.env.NODE_ENV === 'development';

/** The addresses and widths of a picture's AVIF files; null where it has none. */
export const avifOf = async (file: string): Promise<string | null> => (developing || isDrawing(file) ? null : avifSrcSet(folder, file));

/** A picture that the plugin for pictures cannot make: a vector drawing, or a photograph that is stored turned. Null for any other. */
export async function finishedPicture(file: string, asked: Asked): Promise<BuiltPicture | null> {
  // Asked for first, so that Gatsby asks again when the file is another.
  const node = await fileNode(file, asked);
  if (!node) return null;
  if (isDrawing(file)) return publishedDrawing(folder, file);
  return (await isTurned(join(folder, file))) ? uprightPicture(folder, file) : null;
}

/** What the build makes of a picture that a text names; undefined for one that is not there. */
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
  // The plugin says the width that it was asked for, even of a picture that is smaller.
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

/** Those of the pictures outside of texts (components/picture.tsx), so that a picture is made once for both. */
const imageArguments = { width: Math.max(...pictureWidths), breakpoints: pictureWidths, layout: 'constrained' };

const fileNode = (file: string, { context }: Asked) =>
  context.nodeModel.findOne({ type: 'File', query: { filter: { relativePath: { eq: file } } } });

/** What a query would get for a field of a node, from the plugin that the field belongs to. */
function fieldOf(node: Node, field: string, args: object, { context, info }: Asked): unknown {
  const type = info.schema.getType(node.internal.type) as GraphQLObjectType;
  return type.getFields()[field]?.resolve?.(node, { ...args }, context, info);
}
