import type { ReactNode } from 'react';
import { TitledSheet } from './titled-sheet';

type GroupSheetProps = { title: string; number: number; children: ReactNode };

/** The small sheet of a group of services; the first of the set is the home page's. */
export const GroupSheet = ({ title, number, children }: GroupSheetProps) => (
  <TitledSheet width={416} height={416} title={title} note={`sheet ${number}`} divider={304}>
    {children}
  </TitledSheet>
);
