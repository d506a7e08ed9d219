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
html{background:#07142b;color:#f4f8ff;color-scheme:dark;font:1.125rem/1.6 system-ui,sans-serif}
body{max-width:40rem;margin:0;padding:5.5rem clamp(1rem,5vw,5rem)}
h1{margin:0 0 1.5rem;font-size:clamp(2.25rem,6vw,4rem);line-height:1.06;letter-spacing:-.02em}
p{margin:0 0 1rem;color:#b4c3de}
a{color:#8fbcff}
</style>
</head>
<body>
<main>
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
