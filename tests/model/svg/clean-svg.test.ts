/** @jest-environment jsdom */
import { cleanSvg } from '../../../src/model/svg/clean-svg';

const drawing = (inner: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 32 32"${attributes}>\n${inner}\n</svg>`;

/** The problems, as `line: found`. */
const found = (svg: string) => cleanSvg(svg).problems.map((problem) => `${problem.line}: ${problem.found}`);

const hostile: [what: string, svg: string, line: number][] = [
  ['a script', drawing('<script>alert(1)</script>'), 2],
  ['a script with a namespace prefix', drawing('<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'), 2],
  ['a script in the HTML namespace', drawing('<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>'), 2],
  ['HTML with a namespace prefix', drawing('<h:img xmlns:h="http://www.w3.org/1999/xhtml" src="x" onerror="alert(1)"/>'), 2],
  ['an event handler', drawing('<path d="M0 0"/>', ' onload="alert(1)"'), 1],
  ['an event handler in mixed case', drawing('<path d="M0 0" onClick="alert(1)"/>'), 2],
  ['foreignObject', drawing('<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>'), 2],
  ['a link', drawing('<a xlink:href="javascript:alert(1)"><path d="M0 0"/></a>'), 2],
  ['a use of another host', drawing('<use href="https://evil.example/a.svg#a"/>'), 2],
  ['a use of a data URL', drawing('<use xlink:href=" data:image/svg+xml;base64,AAAA#a"/>'), 2],
  ['an embedded picture', drawing('<image href="https://evil.example/pixel.png"/>'), 2],
  ['a picture in a filter', drawing('<filter id="a"><feImage href="https://evil.example/a.png"/></filter>'), 2],
  ['an animation of href', drawing('<animate attributeName="href" to="javascript:alert(1)"/>'), 2],
  ['a set element', drawing('<set attributeName="onclick" to="alert(1)"/>'), 2],
  ['a style with an import', drawing('<style>@import "https://evil.example/a.css";</style>'), 2],
  ['a style for the whole page', drawing('<style>body{display:none}</style>'), 2],
  ['a style with a remote font', drawing('<style>@font-face{font-family:a;src:url(https://evil.example/a)}</style>'), 2],
  ['a class that loads a URL', drawing('<style>.a{fill:url(https://evil.example/a.svg#a)}</style><path class="a"/>'), 2],
  ['a style attribute that covers the page', drawing('<g style="position:fixed;inset:0"/>'), 2],
  ['a fill from another host', drawing('<path fill="url(https://evil.example/a.svg#a)"/>'), 2],
  ['a fill with an escaped url()', drawing('<path fill="\\75rl(https://evil.example/a.svg#a)"/>'), 2],
  ['a mask with image-set()', drawing('<path mask="image-set(&quot;https://evil.example/a&quot; 1x)"/>'), 2],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>\n${drawing('<text>&b;</text>')}`, 1],
  ['a remote style sheet', `<?xml-stylesheet href="https://evil.example/a.css"?>\n${drawing('')}`, 1],
  ['groups nested 20,000 levels', drawing(`${'<g>'.repeat(20_000)}${'</g>'.repeat(20_000)}`), 2],
  ['broken XML', drawing('<path d="M0 0">'), 3],
  ['an HTML document', '<html><script>alert(1)</script></html>', 1],
  ['text instead of a drawing', 'some words', 1],
];

test.each(hostile)('removes %s and reports its line', (_, svg, line) => {
  const { svg: clean, problems } = cleanSvg(svg);
  expect(problems.map((problem) => problem.line)).toContain(line);
  expect(clean).not.toMatch(/script|evil|alert|@import|on\w+=|<style|<image|<a\b|foreignObject|javascript|position|image-set|<!|<\?/i);
});

test('text in a drawing stays text when the drawing is inlined into HTML', () => {
  const words = '<title><![CDATA[</title><script>alert(1)</script>]]></title><text><![CDATA[<img src=x onerror=alert(1)>]]></text>';
  const { svg, problems } = cleanSvg(drawing(words));
  expect(problems).toEqual([]);
  const document = new DOMParser().parseFromString(`<body>${svg}</body>`, 'text/html');
  expect(document.querySelectorAll('script, img')).toHaveLength(0);
  expect(document.querySelector('text')?.textContent).toBe('<img src=x onerror=alert(1)>');
});

test('accepts Illustrator and Inkscape output and turns its styles into attributes', () => {
  const illustrator = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 24.0.1 -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
<svg version="1.1" id="Layer_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px"
	 viewBox="0 0 32 32" style="enable-background:new 0 0 32 32;" xml:space="preserve">
<style type="text/css">
	.st0{fill:#FF0000;stroke:#000}
	.st1,.st2{fill:none;}
</style>
<g class="st0"><path class="st1" style="opacity:0.5" d="M0 0"/></g>
</svg>`;
  expect(found(illustrator)).toEqual([]);
  expect(cleanSvg(illustrator).svg).toContain('<g fill="#FF0000" stroke="#000"><path d="M0 0" fill="none" opacity="0.5"/></g>');
  const inkscape = drawing(
    '<sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" id="base"/><metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata>' +
      '<path inkscape:label="a" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" style="fill:#fff;-inkscape-stroke:none" d="M1 1"/>',
  );
  expect(found(inkscape)).toEqual([]);
  expect(cleanSvg(inkscape).svg).toContain('<path d="M1 1" fill="#fff"/>');
});

test('accepts Figma output for Display P3, with the colors for other screens', () => {
  const figma = drawing(
    '<g style="mix-blend-mode:normal"><path d="M0 0" fill="#3B5BDB" style="fill:#3B5BDB;fill:color(display-p3 0.2314 0.3569 0.8588);fill-opacity:1;"/></g>',
  );
  expect(found(figma)).toEqual([]);
  expect(cleanSvg(figma).svg).toContain('<g><path d="M0 0" fill="#3B5BDB" fill-opacity="1"/></g>');
});

test.each([
  ['<path fill="color(display-p3 1 0 0)"/>', 'fill="color(display-p3 1 0 0)"', 'a color such as #3B5BDB'],
  ['<path style="stroke:oklch(0.6 0.2 30)"/>', 'stroke="oklch(0.6 0.2 30)"', 'a color such as #3B5BDB'],
  ['<g style="filter:drop-shadow(0 0 4px #000)"/>', 'filter="drop-shadow(0 0 4px #000)"', 'a filter that is part of the drawing'],
  ['<g style="mix-blend-mode:multiply"/>', 'a blend mode', 'the blend mode Normal'],
  ['<style>.a{fill:#000;mix-blend-mode:screen}</style><path class="a"/>', 'a blend mode', 'the blend mode Normal'],
  ['<path fill="url(https://other.example/a.svg#a)"/>', 'fill="url(https://other.example/a.svg#a)"', 'no external references'],
])('says what is expected instead of %s', (inner, what, instead) => {
  expect(cleanSvg(drawing(inner)).problems).toEqual([{ line: 2, found: what, expected: expect.stringContaining(instead) }]);
});

test('two drawings with the same ids keep their own colors', () => {
  const svg = drawing('<linearGradient id="a"><stop offset="0"/></linearGradient><path fill="url(#a)"/><use xlink:href="#a"/>');
  const [one, other] = ['partners-0', 'partners-1'].map((prefix) => cleanSvg(svg, prefix).svg);
  expect(one).toContain('<linearGradient id="partners-0-1">');
  expect(one).toContain('<path fill="url(#partners-0-1)"/><use href="#partners-0-1"/>');
  expect(other).not.toContain('partners-0');
});

const sized = (width: string, height: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0"/></svg>`;

test.each([
  ['120', '40px', '0 0 120 40'],
  ['48mm', '2.54cm', '0 0 181.42 96'],
  ['1in', '72pt', '0 0 96 96'],
])('adds a viewBox in pixels to a drawing of %s by %s', (width, height, viewBox) => {
  expect(cleanSvg(sized(width, height)).svg).toContain(`viewBox="${viewBox}"`);
});

test.each([
  ['without a size', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'],
  ['whose size is a percentage', sized('100%', '100%')],
])('rejects a drawing %s', (_, svg) => {
  expect(found(svg)).toEqual(['1: a drawing without a size']);
});
