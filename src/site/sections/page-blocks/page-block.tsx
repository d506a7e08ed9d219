import { graphql } from 'gatsby';
import { NextStep } from '../next-step';
import { Proof } from '../proof';
import { Questions } from '../questions';
import { FormBlock } from './form-block';
import { HeroBlock } from './hero-block';
import { type BlockNotes, CardsBlock, PeopleBlock, PricesBlock, StepsBlock } from './listed-blocks';
import { PictureBlock } from './picture-block';
import { QuoteBlock } from './quote-block';
import { TextBlock } from './text-block';

type PageBlockProps = {
  block: Queries.PageBlockFragment;
  page: { label: string; heading: string; summary: string; cta: string | null };
  notes?: BlockNotes | undefined;
  /** Whether it comes first. */
  first: boolean;
};

/** One block of a page; exactly one field of `block` is set. */
export function PageBlock({ block, page, notes, first }: PageBlockProps) {
  if (block.hero) return <HeroBlock block={block.hero} page={page} further={!first} />;
  if (block.text) return <TextBlock block={block.text} />;
  if (block.picture) return <PictureBlock block={block.picture} />;
  if (block.cards) return <CardsBlock block={block.cards} />;
  if (block.steps) return <StepsBlock block={block.steps} />;
  if (block.quote) return <QuoteBlock block={block.quote} />;
  if (block.case) return <Proof study={block.case.caseStudy} heading={block.case.heading} id={block.case.anchor} />;
  if (block.people) return <PeopleBlock block={block.people} notes={notes} />;
  if (block.prices) return <PricesBlock block={block.prices} notes={notes} />;
  if (block.questions) return <Questions id={block.questions.anchor} heading={block.questions.heading} questions={block.questions.items} />;
  if (block.form) return <FormBlock block={block.form} />;
  if (block.callToAction) return <NextStep cta={block.callToAction.label ?? page.cta} text={block.callToAction.text} />;
  return null;
}

export const pageBlockFragment = graphql`
  fragment PageBlock on PageBlock {
    hero {
      ...HeroBlock
    }
    text {
      ...TextBlock
    }
    picture {
      ...PictureBlock
    }
    cards {
      ...CardsBlock
    }
    steps {
      ...StepsBlock
    }
    quote {
      ...QuoteBlock
    }
    case {
      anchor
      heading
      caseStudy {
        ...Proof
      }
    }
    people {
      ...PeopleBlock
    }
    prices {
      ...PricesBlock
    }
    questions {
      anchor
      heading
      items {
        ...Question
      }
    }
    form {
      ...FormBlock
    }
    callToAction {
      text
      label
    }
  }
`;
