import { bodyFrames, bodySheer } from './lines-plan';

/** Body plan: the hull's frames from ahead on one side of the center line, the layouts of three screen sizes on the other. */
export function BodyView() {
  return (
    <g>
      <path className="guide" d="M40 608H320M40 576H320M40 544H248M176 496V616" />
      <path className="line" d={bodyFrames} />
      <path className="edge" d={bodySheer} />
      <path
        className="line"
        d="M176 504h32a8 8 0 0 1 8 8v88a8 8 0 0 1-8 8h-32M176 528h72a8 8 0 0 1 8 8v64a8 8 0 0 1-8 8M176 552h136a8 8 0 0 1 8 8v40a8 8 0 0 1-8 8h-104"
      />
      <text x="40" y="488">
        <tspan className="name">C</tspan> body plan
      </text>
      <text className="end" x="320" y="488">
        <tspan className="name">C′</tspan> layouts
      </text>
      <text className="fine" x="224" y="516">
        360
      </text>
      <text className="fine" x="264" y="540">
        768
      </text>
      <text className="fine end" x="312" y="568">
        1440
      </text>
    </g>
  );
}
