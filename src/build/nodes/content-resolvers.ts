import type { CreateResolversArgs } from 'gatsby';
import { type RenderedMarkdown, renderMarkdown, wordsOf } from '../../model/reading/render-markdown';
import { withBuiltPictures } from '../pictures/body-pictures';
import { builtPicture, type NodeModel } from '../pictures/built-picture';

type BodySource = { markdown: string };
type PictureSource = { file: string };
type Context = { nodeModel: NodeModel };

let last = { markdown: '', rendered: renderMarkdown('') };

/** Renders a text once for all fields of it that a query selects, which are resolved one after the other. */
function renderedOnce(markdown: string): RenderedMarkdown {
  if (last.markdown !== markdown) last = { markdown, rendered: renderMarkdown(markdown) };
  return last.rendered;
}

/** Resolvers that render HTML, headings, and pictures only when a query requests them. */
export function createContentResolvers({ createResolvers }: CreateResolversArgs): void {
  createResolvers({
    Body: {
      html: {
        resolve: ({ markdown }: BodySource, _: unknown, { nodeModel }: Context) =>
          withBuiltPictures(renderedOnce(markdown).html, (file) => builtPicture(file, nodeModel)),
      },
      headings: { resolve: ({ markdown }: BodySource) => renderedOnce(markdown).headings },
      words: { resolve: ({ markdown }: BodySource) => wordsOf(markdown) },
    },
    PricesBlock: {
      prices: {
        type: 'Pricing',
        resolve: ({ prices }: { prices: string }, _: unknown, { nodeModel }: Context) =>
          nodeModel.findOne({ type: 'Pricing', query: { filter: { key: { eq: prices } } } }),
      },
    },
    Picture: {
      image: { resolve: ({ file }: PictureSource, _: unknown, { nodeModel }: Context) => builtPicture(file, nodeModel) },
    },
  });
}
