import { checkRows } from './check-rows';
import { CheckTable } from './check-table';
import { sampleState } from './demo-state';
import { DemoWindow, Part, PartHead } from './demo-window';
import { MappingSheet } from './mapping-sheet';
import { NextProblemRoom } from './next-problem';
import { ProblemText } from './problem-text';
import { SourceName } from './source-name';
import { StatusLine, StatusText } from './status-text';
import { TitleBlock } from './title-block';
import { ViewSwitchRoom } from './view-switch';

/**
 * The sample's initial state without controls, for the server and for browsers without scripts. Reserves the controls'
 * space, so nothing shifts when the live demo replaces it.
 */
export function DemoPicture() {
  const state = sampleState();
  const report = checkRows(state.sheet, state.mapping, state.aside);
  return (
    <DemoWindow>
      <TitleBlock name={state.name} sheet={state.sheet} />
      <MappingSheet {...state} renderControl={(key) => <SourceName sheet={state.sheet} column={state.mapping[key]} />} />
      <Part>
        <PartHead number="02" wordKey="check">
          <ViewSwitchRoom />
        </PartHead>
        <StatusLine>
          <StatusText report={report} />
          <NextProblemRoom />
        </StatusLine>
        <CheckTable report={report} touched={state.touched} renderProblem={(cell, row) => <ProblemText cell={cell} row={row.index} />} />
      </Part>
    </DemoWindow>
  );
}
