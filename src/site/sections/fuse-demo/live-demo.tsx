import { useReducer, useRef } from 'react';
import { checkRows, isDone } from './check-rows';
import { CheckTable } from './check-table';
import { CleanTable } from './clean-table';
import { reduceDemo, sampleState } from './demo-state';
import { DemoWindow, Part, PartHead } from './demo-window';
import { JsonView } from './json-view';
import { MappingSheet } from './mapping-sheet';
import { NextProblem } from './next-problem';
import { OwnFile } from './own-file';
import { sampleName } from './sample';
import { StatusLine, StatusText } from './status-text';
import { TitleBlock } from './title-block';
import { ViewSwitch } from './view-switch';

/** The demo: map columns, fix cells, view clean rows, try your own file. `disabled` where its code does not run. */
export function LiveDemo({ disabled = false }: { disabled?: boolean }) {
  const [state, dispatch] = useReducer(reduceDemo, undefined, sampleState);
  const rows = useRef<HTMLDivElement>(null);
  const { sheet, mapping, aside, view } = state;
  const report = checkRows(sheet, mapping, aside);
  return (
    <DemoWindow disabled={disabled}>
      <TitleBlock name={state.name} sheet={sheet}>
        <OwnFile sampleShown={state.name === sampleName} problem={state.problem} dispatch={dispatch} />
      </TitleBlock>
      <MappingSheet {...state} disabled={disabled} dispatch={dispatch} />
      <Part>
        <PartHead number="02" wordKey="check">
          <ViewSwitch
            view={view}
            ready={view === 'check' && isDone(report)}
            onChange={(chosen) => dispatch({ type: 'viewChosen', view: chosen })}
          />
        </PartHead>
        <StatusLine>
          <StatusText report={report} />
          {view === 'check' ? <NextProblem left={report.problemCount} rows={rows} /> : null}
        </StatusLine>
        {view === 'check' ? (
          <div ref={rows}>
            <CheckTable report={report} touched={state.touched} disabled={disabled} dispatch={dispatch} />
          </div>
        ) : null}
        {view === 'table' ? <CleanTable rows={report.clean} /> : null}
        {view === 'json' ? <JsonView rows={report.clean} /> : null}
      </Part>
    </DemoWindow>
  );
}
