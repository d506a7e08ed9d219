import { useEffect } from 'react';
import { inFrame } from '../layouts/in-frame';
import { AreaMap } from '../sections/drawings/area-map';
import { GroupDrawing } from '../sections/drawings/group-drawing';
import { HomeDrawing } from '../sections/drawings/home-drawing';
import { PageHero } from '../sections/page-hero';
import { Section } from '../sections/section';
import { Controls } from '../sections/specimens/controls';
import { Foundations } from '../sections/specimens/foundations';
import { showPseudoStates } from '../sections/specimens/pseudo-states';
import { Specimen, Specimens } from '../sections/specimens/sheet';

const groups = ['development', 'design', 'technologies', 'industries', 'engagement'] as const;

/** Every component in every state, for developers; not part of the production build. */
export default function SpecimensPage() {
  useEffect(() => showPseudoStates(), []);
  return (
    <>
      <PageHero
        annotation="Development only"
        heading="Every component, in every state"
        lead="What a page is made of."
        drawing={<HomeDrawing />}
      />
      <Foundations />
      <Controls />
      <Section heading="Drawings">
        <Specimens>
          {groups.map((group) => (
            <Specimen key={group} name={group}>
              <GroupDrawing group={group} />
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

SpecimensPage.frame = inFrame();

export const Head = () => <title>Specimens</title>;
