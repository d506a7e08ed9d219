/** The styles of the sample site: few enough that every page can hold them. */
export const sampleStyles = `*{box-sizing:border-box}
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#e8e8f0;background:#101820}
a{color:#90c0f0}
header,main,footer{max-width:1100px;margin:0 auto;padding:16px}
header{display:flex;justify-content:space-between;align-items:center;border-bottom:1px solid #203040}
summary{cursor:pointer;padding:8px}
ul{list-style:none;margin:0;padding:0}
h1{font-size:2rem;line-height:1.15}
h2{font-size:1.125rem}
.action{display:inline-block;padding:12px 20px;color:#101820;background:#f0b040;border-radius:4px;text-decoration:none}
.cards,.groups{display:grid;grid-template-columns:repeat(auto-fill,minmax(220px,1fr));gap:24px}
footer{border-top:1px solid #203040}
footer a{display:inline-block;padding:4px 0}
form{display:grid;gap:8px;max-width:360px;margin-top:32px}
input,button{font:inherit;padding:10px}
`;
