import { renderToStaticMarkup } from 'react-dom/server';
import { JsonLd } from '../../../src/site/seo/json-ld';

const thing = (name: string) => ({ '@type': 'Thing', name }) as const;

/** The text between the tags, as a browser reads it. */
function scriptText(...things: ReturnType<typeof thing>[]): string {
  const [, text = ''] =
    /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(renderToStaticMarkup(<JsonLd things={things} />)) ?? [];
  return text;
}

test('several things become one graph', () => {
  const graph = { '@context': 'https://schema.org', '@graph': [thing('a'), thing('b')] };
  expect(JSON.parse(scriptText(thing('a'), thing('b')))).toEqual(graph);
});

test.each(['</script><script>alert(1)</script>', '<!-- <script>', '&lt;/script&gt; &quot;', 'R&D'])(
  'the text %j cannot close the script element and survives HTML unchanged',
  (name) => {
    expect(scriptText(thing(name))).not.toMatch(/[<>&]/);
    expect(JSON.parse(scriptText(thing(name)))).toMatchObject({ '@graph': [{ name }] });
  },
);
