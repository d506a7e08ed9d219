import { useEffect } from 'react';
import { AreaMap } from '../site/sections/drawings/area-map';
import { ContentDrawing, drawnFiles } from '../site/sections/drawings/content-drawing';
import { PageHero } from '../site/sections/page-hero';
import { Section } from '../site/sections/section';
import { Controls } from '../site/sections/specimens/controls';
import { Foundations } from '../site/sections/specimens/foundations';
import { showPseudoStates } from '../site/sections/specimens/pseudo-states';
import { Specimen, Specimens } from '../site/sections/specimens/sheet';

/** Every component in every state, for developers; not part of the production build. */
export default function SpecimensPage() {
  useEffect(() => showPseudoStates(), []);
  return (
    <>
      <PageHero
        annotation="Development only"
        heading="Every component, in every state"
        lead="What a page is made of."
        drawing={<ContentDrawing />}
      />
      <Foundations />
      <Controls />
      <Section heading="Drawings">
        <Specimens>
          {drawnFiles.map((file) => (
            <Specimen key={file} name={file}>
              <ContentDrawing file={file} />
            </Specimen>
          ))}
          <Specimen name="map">
            <AreaMap areas={[{ label: 'Austin', path: '/', latitude: 30.2672, longitude: -97.7431 }]} />
          </Specimen>
        </Specimens>
      </Section>
    </>
  );
}

export const Head = () => <title>Specimens</title>;
