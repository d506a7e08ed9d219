import type { SheetProblem } from './read-sheet';
import { sampleName, sampleSheet } from './sample';
import { type Sheet, withCell } from './sheet';
import { type Mapping, mappingOf, type Suggestions, suggestMapping } from './suggest-mapping';
import type { FieldKey } from './target-fields';

/** Views of the rows. */
export const views = ['check', 'table', 'json'] as const;

export type View = (typeof views)[number];

export type DemoState = {
  /** File name; null for pasted cells. */
  name: string | null;
  sheet: Sheet;
  suggestions: Suggestions;
  mapping: Mapping;
  /** Cells the visitor has changed; they stay open for editing. */
  touched: readonly string[];
  /** Indexes of rows set aside. */
  aside: readonly number[];
  view: View;
  /** Why the last file or text was refused. */
  problem: SheetProblem | null;
};

export type DemoAction =
  | { type: 'sheetRead'; name: string | null; sheet: Sheet }
  | { type: 'sheetRefused'; problem: SheetProblem }
  | { type: 'sampleRestored' }
  | { type: 'fieldMapped'; key: FieldKey; column: number | null }
  | { type: 'cellCorrected'; row: number; column: number; text: string }
  | { type: 'rowSetAside'; row: number; aside: boolean }
  | { type: 'viewChosen'; view: View };

export const cellId = (row: number, column: number) => `${row}:${column}`;

const opened = (name: string | null, sheet: Sheet): DemoState => {
  const suggestions = suggestMapping(sheet);
  return { name, sheet, suggestions, mapping: mappingOf(suggestions), touched: [], aside: [], view: 'check', problem: null };
};

export const sampleState = (): DemoState => opened(sampleName, sampleSheet);

/** Reducer of the demo. Refusing a file leaves everything else unchanged. */
export function reduceDemo(state: DemoState, action: DemoAction): DemoState {
  switch (action.type) {
    case 'sheetRead':
      return opened(action.name, action.sheet);
    case 'sheetRefused':
      return { ...state, problem: action.problem };
    case 'sampleRestored':
      return sampleState();
    case 'fieldMapped':
      return { ...state, mapping: { ...state.mapping, [action.key]: action.column } };
    case 'cellCorrected':
      return {
        ...state,
        sheet: withCell(state.sheet, action.row, action.column, action.text),
        touched: [...new Set([...state.touched, cellId(action.row, action.column)])],
      };
    case 'rowSetAside':
      return { ...state, aside: [...state.aside.filter((row) => row !== action.row), ...(action.aside ? [action.row] : [])] };
    case 'viewChosen':
      return { ...state, view: action.view };
  }
}
