/** The styles of the sample site: few enough that every page can hold them. */
export const sampleStyles = `*{box-sizing:border-box}
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#e8edf2;background:#0b1622}
a{color:#8fc1ff}
header,main,footer{max-width:1100px;margin:0 auto;padding:16px}
header{display:flex;justify-content:space-between;align-items:center;border-bottom:1px solid #22364a}
summary{cursor:pointer;padding:8px}
ul{list-style:none;margin:0;padding:0}
h1{font-size:2rem;line-height:1.15}
h2{font-size:1.125rem}
.action{display:inline-block;padding:12px 20px;color:#0b1622;background:#e8b54a;border-radius:4px;text-decoration:none}
.cards,.groups{display:grid;grid-template-columns:repeat(auto-fill,minmax(220px,1fr));gap:24px}
footer{border-top:1px solid #22364a}
footer a{display:inline-block;padding:4px 0}
form{display:grid;gap:8px;max-width:360px;margin-top:32px}
input,button{font:inherit;padding:10px}
`;
