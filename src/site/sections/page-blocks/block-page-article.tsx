import { graphql } from 'gatsby';
import { CallToAction } from '../call-to-action';
import { PageHero } from '../page-hero';
import { TextSection } from '../text-section';
import type { BlockNotes } from './listed-blocks';
import { PageBlock } from './page-block';

/** A page made of blocks, in order, then its text. It begins with a hero, even if no block asks for one. */
export function BlockPageArticle({ page, notes }: { page: Queries.BlockPageArticleFragment; notes?: BlockNotes }) {
  return (
    <>
      {page.blocks[0]?.hero ? null : (
        <PageHero annotation={page.label} heading={page.heading} lead={page.summary} action={<CallToAction label={page.cta} />} />
      )}
      {page.blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no ID, and never move on a published page
        <PageBlock key={index} block={block} page={page} notes={notes} above={page.blocks[index - 1]} />
      ))}
      <TextSection html={page.body.html} />
    </>
  );
}

export const blockPageArticleFragment = graphql`
  fragment BlockPageArticle on BlockPage {
    ...PageHead
    blocks {
      ...PageBlock
    }
    body {
      html
    }
  }
`;
