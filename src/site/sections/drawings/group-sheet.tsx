import type { ReactNode } from 'react';
import { TitledSheet } from './titled-sheet';

/** What a page adds to its group's drawing: its subject, and its technologies' logos as path data. */
export type GroupDrawingProps = { subject?: string | undefined; marks?: readonly string[] };

type GroupSheetProps = { subject: string | undefined; title: string; number: number; children: ReactNode };

/** The small sheet of a service group, numbered from 2; sheet 1 is the home page's. */
export const GroupSheet = ({ subject, title, number, children }: GroupSheetProps) => (
  <TitledSheet width={416} height={416} title={subject ?? title} note={`sheet ${number}`} divider={304}>
    {children}
  </TitledSheet>
);
