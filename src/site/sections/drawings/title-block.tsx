/** The title block in the sheet's corner, with a scale bar. */
export function TitleBlock() {
  return (
    <g>
      <path className="guide solid" d="M16 16H608V624H16z" />
      <path className="guide" d="M336 624V504H608M336 544H608M336 584H608M448 544V584M528 544V584" />
      <path
        className="guide"
        d="M164 8V16M312 8V16M460 8V16M164 624V632M312 624V632M460 624V632M8 168H16M8 320H16M8 472H16M608 168H616M608 320H616M608 472H616"
      />
      <path className="line" d="M352 600H480v6H352zM384 600v6M416 600v6" />
      <text className="name" x="352" y="530">
        General arrangement
      </text>
      <text x="352" y="570">
        sheet 1
      </text>
      <text x="460" y="570">
        rev C
      </text>
      <text x="540" y="570">
        1:96
      </text>
      <text x="492" y="610">
        8 m
      </text>
    </g>
  );
}
