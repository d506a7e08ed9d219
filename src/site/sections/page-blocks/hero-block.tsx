import { graphql } from 'gatsby';
import { betweenPaddings, Picture } from '../../components/picture';
import { CallToAction } from '../call-to-action';
import { LazyDrawing } from '../drawings/lazy-drawings';
import { PageHero } from '../page-hero';

const sizes = `(min-width: 1280px) 480px, (min-width: 1024px) 36vw, ${betweenPaddings}`;

type HeroBlockProps = {
  block: Queries.HeroBlockFragment;
  page: { label: string; heading: string; summary: string; cta: string | null };
  /** Whether it is further down. Its button is then outlined, because a page has only one gold button. */
  further: boolean;
};

/** The top of a page made of blocks, or a later part of it with the same look. */
export function HeroBlock({ block, page, further }: HeroBlockProps) {
  const { anchor, note, heading, text, cover, action } = block;
  const fromPage = further ? { note: null, lead: '' } : { note: page.label, lead: page.summary };
  return (
    <PageHero
      id={anchor}
      annotation={note ?? fromPage.note}
      heading={heading ?? page.heading}
      lead={text ?? fromPage.lead}
      action={action ? <CallToAction label={page.cta} look={further ? 'outlined' : 'full'} /> : null}
      drawing={<HeroPicture block={block} page={page} further={further} />}
      share={cover ? 'large' : 'small'}
      further={further}
    />
  );
}

function HeroPicture({ block: { illustration, cover }, page, further }: HeroBlockProps) {
  if (illustration) return <LazyDrawing file={illustration} subject={page.label} />;
  return cover ? <Picture picture={cover} sizes={sizes} first={!further} /> : null;
}

export const heroBlockFragment = graphql`
  fragment HeroBlock on HeroBlock {
    anchor
    note
    heading
    text
    illustration
    cover {
      ...Picture
    }
    action
  }
`;
