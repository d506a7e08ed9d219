import type { Graph, Thing } from 'schema-dts';

/** Renders a page's structured data as one graph, in its `Head` export. */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text is not HTML-escaped, and scriptText escapes what could end it
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(graph) }} />;
}

/** JSON that cannot close its script element. Gatsby decodes HTML entities in head scripts before writing them, so `&` is escaped too. */
function scriptText(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);
}
