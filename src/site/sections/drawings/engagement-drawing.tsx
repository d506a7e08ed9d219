import { type GroupDrawingProps, GroupSheet } from './group-sheet';

/** Two courses that meet at a waypoint, run side by side, and part after the launch. */
export function EngagementDrawing({ subject }: GroupDrawingProps) {
  return (
    <GroupSheet subject={subject} title="Two courses, one log" number={6}>
      <g>
        <path className="guide" d="M56 104V288M136 104V320M216 104V320M296 104V320M376 272V320M24 176H392" />
        <path className="dashed" d="M136 24V104M296 184C336 184 352 240 392 240" />
        <circle className="guide" cx="136" cy="176" r="32" />
        <circle className="guide" cx="136" cy="176" r="72" />
        <path
          className="line"
          d="M24 320H392M56 314v12M136 314v12M216 314v12M296 314v12M376 314v12M198 212l-7-4M172 238l-4-7M100 238l4-7M74 212l7-4M74 140l7 4M100 114l4 7M172 114l-4 7M198 140l-7 4"
        />
      </g>
      <g>
        <path className="edge" d="M24 72C80 72 88 168 136 168H296C336 168 352 128 392 128M24 280C80 280 88 184 136 184H296" />
        <path className="line" d="M168 168v16M184 168v16M200 168v16M216 168v16M232 168v16M248 168v16M264 168v16M280 168v16M296 168v16" />
      </g>
      <g>
        <circle className="mark solid" cx="136" cy="176" r="12" />
        <circle className="dot" cx="136" cy="176" r="4" />
        <text x="24" y="60">
          your team
        </text>
        <text x="24" y="304">
          ours
        </text>
        <text x="144" y="36">
          drawings
        </text>
        <text className="middle" x="216" y="96">
          slice
        </text>
        <text className="middle" x="296" y="96">
          launch
        </text>
        <text className="end" x="392" y="116">
          yours
        </text>
        <text className="end" x="392" y="262">
          on call
        </text>
        <text className="middle" x="56" y="348">
          wk 0
        </text>
        <text className="middle" x="136" y="348">
          2
        </text>
        <text className="middle" x="216" y="348">
          6
        </text>
        <text className="middle" x="296" y="348">
          12
        </text>
        <text className="middle" x="376" y="348">
          24
        </text>
      </g>
    </GroupSheet>
  );
}
