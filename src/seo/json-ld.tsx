import type { Graph, Thing } from 'schema-dts';

type JsonLdProps = { data: Thing | readonly Thing[] };

/** Structured data of a page as one graph; goes into a page's `Head` export. */
export function JsonLd({ data }: JsonLdProps) {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': isList(data) ? data : [data] };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text must not be escaped as HTML; scriptText leaves nothing that could end it.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(graph) }} />;
}

const isList = (data: Thing | readonly Thing[]): data is readonly Thing[] => Array.isArray(data);

/** JSON that cannot end its script. Gatsby reads HTML entities in head scripts before it writes them, so `&` is escaped too. */
function scriptText(value: unknown): string {
  return JSON.stringify(value).replace(/[<>&]/g, (character) => `\\u00${character.charCodeAt(0).toString(16)}`);
}
