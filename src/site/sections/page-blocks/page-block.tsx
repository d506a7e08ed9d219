import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { keysOf } from '../../../contract/objects';
import { WideFigure } from '../../components/wide-figure';
import { Wrapper } from '../../components/wrapper';
import { RuledBand } from '../band';
import { Testimonial } from '../case-study/testimonial';
import { NextStep } from '../next-step';
import { Proof } from '../proof';
import { Questions } from '../questions';
import { TextSection } from '../text-section';
import { FormBlock } from './form-block';
import { HeroBlock } from './hero-block';
import { type BlockNotes, CardsBlock, PeopleBlock, PricesBlock, StepsBlock } from './listed-blocks';

type Block = Queries.PageBlockFragment;

/** What a block can show of the page around it. */
type Context = {
  page: { label: string; heading: string; summary: string; cta: string | null };
  notes?: BlockNotes | undefined;
  /** The block above; undefined for the first one. */
  above: Block | undefined;
};

/** How each type of block is shown; TypeScript reports one that is missing here or in the fragment below. */
const renderers: { [Type in keyof Queries.PageBlock]: (block: NonNullable<Block[Type]>, context: Context) => ReactNode } = {
  hero: (block, { page, above }) => <HeroBlock block={block} page={page} further={above !== undefined} />,
  // Divided into chapters if it has headings.
  text: ({ anchor, text: { html } }) => <TextSection id={anchor} html={html} chapters={html.includes('<h2')} />,
  picture: ({ anchor, picture, caption }) => (
    <RuledBand id={anchor ?? undefined}>
      <Wrapper>
        <WideFigure picture={picture} caption={caption} />
      </Wrapper>
    </RuledBand>
  ),
  cards: (block) => <CardsBlock block={block} />,
  steps: (block) => <StepsBlock block={block} />,
  // Its own quote, or a case study's with a link to it; nothing if that has none.
  quote: ({ quote, role, caseStudy }) => {
    if (quote) return <Testimonial testimonial={{ quote, role: role ?? '' }} />;
    return caseStudy?.testimonial ? <Testimonial testimonial={caseStudy.testimonial} source={caseStudy} /> : null;
  },
  case: ({ anchor, heading, caseStudy }) => <Proof id={anchor} heading={heading} study={caseStudy} />,
  people: (block, { notes }) => <PeopleBlock block={block} notes={notes} />,
  prices: (block, { notes }) => <PricesBlock block={block} notes={notes} />,
  questions: ({ anchor, heading, items }) => <Questions id={anchor} heading={heading} questions={items} />,
  form: (block) => <FormBlock block={block} />,
  callToAction: ({ text, label }, { page }) => <NextStep cta={label ?? page.cta} text={text} />,
};

function rendered<Type extends keyof Block>(type: Type, block: Block, context: Context): ReactNode {
  const content = block[type];
  return content && renderers[type](content, context);
}

/** One block of a page; exactly one field of `block` is set. */
export function PageBlock({ block, ...context }: Context & { block: Block }) {
  const type = keysOf(renderers).find((each) => block[each]);
  return type ? rendered(type, block, context) : null;
}

export const pageBlockFragment = graphql`
  fragment PageBlock on PageBlock {
    hero {
      ...HeroBlock
    }
    text {
      anchor
      text {
        html
      }
    }
    picture {
      anchor
      picture {
        ...Picture
      }
      caption
    }
    cards {
      ...CardsBlock
    }
    steps {
      ...StepsBlock
    }
    quote {
      quote
      role
      caseStudy {
        path
        label
        testimonial {
          ...Testimonial
        }
      }
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
