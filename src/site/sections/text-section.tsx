import { Prose } from '../components/prose';
import { Wrapper } from '../components/wrapper';
import { RaisedBand } from './band';

type TextSectionProps = { id?: string | null; html: string; chapters?: boolean };

/** A page section with running text, whose headings come from the text; nothing if there is no text. */
export function TextSection({ id, html, chapters = true }: TextSectionProps) {
  if (!html) return null;
  return (
    <RaisedBand id={id ?? undefined} data-ground="">
      <Wrapper>
        <Prose html={html} chapters={chapters} />
      </Wrapper>
    </RaisedBand>
  );
}
