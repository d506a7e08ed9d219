import { TitledSheet } from './titled-sheet';

/** A plan drawer with its sheets, and the outline of the missing one. */
export function MissingSheet({ code }: { code: string }) {
  return (
    <TitledSheet width={416} height={416} title="Plan drawer" note={code} divider={304}>
      <g>
        <path className="guide" d="M24 328H392M24 340H392M56 72L96 40H376L344 72" />
        <path className="line" d="M40 120H328V312H40zM48 104H336V296M56 88H344V280" />
        <path className="guide" d="M56 272H312M56 288H232M56 136H104V152H56z" />
      </g>
      <g>
        <path className="dashed solid" d="M72 152H360V344H72z" transform="rotate(-4 216 248)" />
        <path className="mark" d="M204 232l24 24m0-24-24 24" />
      </g>
      <g>
        <text className="middle" x="216" y="284">
          {code}
        </text>
      </g>
    </TitledSheet>
  );
}
