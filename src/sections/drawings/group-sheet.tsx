import type { ReactNode } from 'react';
import { TitledSheet } from './titled-sheet';

/** What a page adds to the drawing of its group: what it is about, and the marks of what that is built with, as path data. */
export type GroupDrawingProps = { subject?: string | undefined; marks?: readonly string[] };

type GroupSheetProps = { subject: string | undefined; title: string; number: number; children: ReactNode };

/** The small sheet of a group of services; the first of the set is the home page's. */
export const GroupSheet = ({ subject, title, number, children }: GroupSheetProps) => (
  <TitledSheet width={416} height={416} title={subject ?? title} note={`sheet ${number}`} divider={304}>
    {children}
  </TitledSheet>
);
