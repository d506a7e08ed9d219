import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** What only developers see. */
const forDevelopers = /(^|\/)specimens(\/|\.tsx$)/;

/** Abbreviations that are the same in every language. */
const international = ['UTC'];

/** Attributes and properties whose text visitors read or hear. */
const readNames =
  /^(aria-label|aria-description|alt|title|label|heading|lead|intro|description|message|placeholder|annotation|caption|note|hint)$/;

const isWorded = (text: string) => /\p{L}{2}/u.test(text) && !international.includes(text.trim());

const isReadName = (node: ts.Node) =>
  (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) && readNames.test(node.name.getText().replace(/^['"]|['"]$/g, ''));

/** The text of a literal, without the values of a template. */
function literalText(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(' ');
  return undefined;
}

/** Visitor-facing text in the code: the text of elements, and what is given to attributes and properties with such names. */
function wordsIn(code: string): string[] {
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    const parent = node.parent && ts.isJsxExpression(node.parent) ? node.parent.parent : node.parent;
    const isChild = parent && (ts.isJsxElement(parent) || ts.isJsxFragment(parent));
    const text = ts.isJsxText(node) ? node.text : parent && (isReadName(parent) || isChild) ? literalText(node) : undefined;
    if (text && isWorded(text)) found.push(text.trim());
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile('code.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

const files = ['src/site', 'src/pages'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path).replaceAll('\\', '/'))
    .filter((path) => /\.tsx$/.test(path) && !forDevelopers.test(path)),
);

test('no component holds words that visitors read: they are in locales/ or content/', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => wordsIn(readFileSync(file, 'utf8')).map((words) => `${file}: ${words}`))).toEqual([]);
});

test.each([
  ['<p>Sent yesterday</p>', ['Sent yesterday']],
  ["<p>{'Sent'}</p>", ['Sent']],
  ['<p>{`#{count} rows`}</p>', ['rows']],
  ['<a aria-label="Close" href="/contact/">{t("close")}</a>', ['Close']],
  ['const page = { title: "Not found", path: "/404.html" }', ['Not found']],
  ['<Page title={`#{name}, home`} />', [', home']],
  ['<p className="wide name">{t("a.b")} · 500 {size}</p>', []],
  ['<text>UTC</text>', []],
])('in %s it finds %j', (code, words) => {
  // A literal with a dollar and a brace would look like a mistake.
  expect(wordsIn(code.replace('#{', '$'.concat('{')))).toEqual(words);
});
