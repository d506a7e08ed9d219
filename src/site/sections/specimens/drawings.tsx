import { type ComponentType, useEffect, useState } from 'react';
import { AreaMap } from '../drawings/area-map';
import { contentDrawing } from '../drawings/content-drawing';
import { illustrationsIn } from '../drawings/illustrations-in';
import { Section } from '../section';
import { Specimen, Specimens } from './specimen';

type Drawn = { files: string[]; Drawing: ComponentType<{ file: string }> };

/** All drawings of the content, in a language, and a map. */
export function DrawingSpecimens({ language }: { language: string }) {
  const [drawn, show] = useState<Drawn>();
  useEffect(() => {
    void illustrationsIn(language).then((all) => show({ files: Object.keys(all), Drawing: contentDrawing(all) }));
  }, [language]);
  return (
    <Section heading="Drawings">
      <Specimens>
        {drawn?.files.map((file) => (
          <Specimen key={file} name={file}>
            <drawn.Drawing file={file} />
          </Specimen>
        ))}
        <Specimen name="map">
          <AreaMap areas={[{ label: 'Austin', latitude: 30.2672, longitude: -97.7431 }]} />
        </Specimen>
      </Specimens>
    </Section>
  );
}
