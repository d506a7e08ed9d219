import { planFrames, waterline } from './lines-plan';

const port = 'drawing-port-side';
const portSide = waterline('deck', [376, 344]) + waterline(0.6, [376, 352]) + waterline(0.36, [376, 360]) + waterline(0.2, [376, 368]);

/** The hull from above; its waterlines continue to the tables of a data model. */
export function PlanView() {
  return (
    <g>
      <path className="guide" d={planFrames} />
      <path className="dashed" d="M32 392H512" />
      <path id={port} className="line" vectorEffect="non-scaling-stroke" d={portSide} />
      <use href={`#${port}`} className="line" transform="matrix(1 0 0 -1 0 784)" />
      <path className="edge wash" d="M376 336h88v40h-88zM376 408h88v40h-88zM512 372h72v40h-72z" />
      <path
        className="line"
        d="M376 344h88M384 352h40M384 360h64M384 368h28M376 416h88M384 424h56M384 432h32M384 440h48M512 380h72M520 388h40M520 396h24M520 404h48M464 356h24v28h24M464 428h24v-28h24M504 384l8-4M504 384l8 4M504 400l8-4M504 400l8 4"
      />
      <text x="40" y="344">
        <tspan className="name">B</tspan> plan
      </text>
      <text x="376" y="328">
        vessel
      </text>
      <text x="376" y="466">
        berth
      </text>
      <text className="end" x="584" y="328">
        <tspan className="name">B′</tspan> data
      </text>
      <text className="end" x="584" y="364">
        booking
      </text>
    </g>
  );
}
