import styled from '@emotion/styled';
import { Annotation } from './annotation';

/**
 * Short notes, one element each, with dots between them. Each dot is in the gap before its note; at the start of a line, the gap is cut
 * off. End each note with a space: it is not displayed, but separates the notes in copied text.
 */
export const SeparatedNotes = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-content: flex-start;
  gap: 0 3ch;
  overflow: hidden;
  > ::before {
    content: '·';
    display: inline-block;
    width: 3ch;
    margin-inline-start: -3ch;
    text-align: center;
  }
`;

/** A line of small notes; nothing if there are none. */
export const NoteLine = ({ notes }: { notes: readonly (string | number)[] }) =>
  notes.length > 0 ? (
    <Annotation>
      <SeparatedNotes>
        {notes.map((note) => (
          <span key={note}>{`${note} `}</span>
        ))}
      </SeparatedNotes>
    </Annotation>
  ) : null;
