import { buttock, profileFrames, profileWaterlines, sheerLine, stemLine } from './lines-plan';

/** Buttock lines that continue as the curves of a chart. */
const trends =
  buttock(0.8, [
    [360, 194],
    [408, 158],
    [432, 152],
  ]) +
  buttock(0.55, [
    [360, 224],
    [408, 196],
    [432, 190],
  ]) +
  buttock(0.3, [
    [360, 246],
    [408, 229],
    [432, 225],
  ]);

/** The hull from the side; past midships its deck becomes a header, its waterlines rows, and its keel carries the screen. */
export function ProfileView() {
  return (
    <>
      <g>
        <path className="wash" d="M312 264V104a16 16 0 0 1 16-16H568a16 16 0 0 1 16 16V248a16 16 0 0 1-16 16z" />
        <path className="guide" d={`${profileFrames}M344 128V264M376 128V264M408 128V264M440 128V264`} />
        <path className="guide" d={profileWaterlines([152, 200, 224, 248], 584)} />
        <path className="dashed" d="M24 176H88M48 80V296M312 264V472" />
        <text x="40" y="48">
          <tspan className="name">A</tspan> profile
        </text>
        <text className="end" x="584" y="72">
          <tspan className="name">A′</tspan> screens
        </text>
      </g>
      <g>
        <path className="line" d={`${trends}M88 176H584M312 128V264M24 166h12l-6 10zM464 100h72v16h-72z`} />
        <path className="edge" d={`${sheerLine}H584M312 128V104a16 16 0 0 1 16-16H568a16 16 0 0 1 16 16V248a16 16 0 0 1-16 16`} />
        <path className="mark" d={`${stemLine}H568`} />
        <circle className="dot" cx="312" cy="264" r="4" />
      </g>
      <g>
        <path className="edge" d="M536 164h32M544 188h24M528 212h40M540 236h28" />
        <circle className="line" cx="560" cy="108" r="8" />
        <text className="name" x="328" y="113">
          Berths
        </text>
        <text className="fine" x="456" y="168">
          4127
        </text>
        <text className="fine" x="456" y="192">
          4128
        </text>
        <text className="fine" x="456" y="216">
          4131
        </text>
        <text className="fine" x="456" y="240">
          4140
        </text>
      </g>
    </>
  );
}
