import { useEffect } from 'react';
import { LazyDrawing } from '../site/sections/drawings/lazy-drawings';
import { PageHero } from '../site/sections/page-hero';
import { Controls } from '../site/sections/specimens/controls';
import { DrawingSpecimens } from '../site/sections/specimens/drawings';
import { Foundations } from '../site/sections/specimens/foundations';
import { showPseudoStates } from '../site/sections/specimens/pseudo-states';
import { usePageLanguage } from '../site/words/page-language';

/** Every component in every state, for developers; not part of the production build. */
export default function SpecimensPage() {
  const language = usePageLanguage();
  useEffect(() => showPseudoStates(), []);
  return (
    <>
      <PageHero
        annotation="Development only"
        heading="Every component, in every state"
        lead="What a page is made of."
        drawing={<LazyDrawing />}
      />
      <Foundations />
      <Controls />
      <DrawingSpecimens language={language} />
    </>
  );
}

export const Head = () => <title>Specimens</title>;
