import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type OfflineFacts = { name: string; email: string; phone: { display: string; link: string } };

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** The page for a visitor without a connection who asks for what was never visited: no script, no file, ways to make contact. */
export function offlinePage({ name, email, phone }: OfflineFacts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>You are offline | ${escaped(name)}</title>
<style>
html{background:#07142b 0 0/40px 40px;background-image:linear-gradient(#1d386655 1px,transparent 1px),linear-gradient(90deg,#1d386655 1px,transparent 1px);color:#f4f8ff;color-scheme:dark;font:1.125rem/1.6 system-ui,sans-serif}
body{max-width:44rem;margin:0;padding:1.25rem clamp(1rem,5vw,5rem) 5.5rem}
.name{display:flex;gap:.5rem;align-items:center;margin:0 0 5.5rem;color:#f4f8ff;font-weight:700;letter-spacing:-.02em}
.name path{fill:none;stroke:#3d8bff;stroke-width:1.5}
.name circle{fill:#e8b54a}
svg{flex:none}
h1{margin:0 0 1.5rem;font-size:clamp(2.25rem,6vw,4rem);line-height:1.06;letter-spacing:-.02em}
p{margin:0 0 1rem;color:#b4c3de}
a{color:#8fbcff}
a:focus-visible{outline:2px solid #f5d68d;outline-offset:3px}
</style>
</head>
<body>
<main>
<p class="name"><svg width="30" height="30" viewBox="0 0 30 30" aria-hidden="true"><path d="M3 7h24M5 7c0 9 4 15 10 18 6-3 10-9 10-18M15 2v26M9 7c0 7 2 12 6 16 4-4 6-9 6-16"/><circle cx="15" cy="25" r="2.5"/></svg>${escaped(name)}</p>
<h1>You are offline</h1>
<p>This page has not been read on this device before, so there is no copy of it here. Pages that you have read still open.</p>
<p>To reach ${escaped(name)} without a connection of this device: call <a href="tel:${escaped(phone.link)}">${escaped(phone.display)}</a>, or write later to <a href="mailto:${escaped(email)}">${escaped(email)}</a>.</p>
<p><a href="">Try this page again</a> or <a href="/">go to the home page</a>.</p>
</main>
</body>
</html>
`;
}

export function writeOfflinePage(publicFolder: string, facts: OfflineFacts): void {
  writeFileSync(join(publicFolder, 'offline.html'), offlinePage(facts));
}
