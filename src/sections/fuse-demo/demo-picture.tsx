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

/** The sample as it stands at first, without anything to operate but with its room, so that nothing moves when it comes alive: for the server, and where no script runs. */
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
