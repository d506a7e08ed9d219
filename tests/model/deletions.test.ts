import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDocument } from 'yaml';
import { contentFolder } from '../../src/model/content-folder';
import { entryOf, type Kind, kindNames } from '../../src/model/kinds';
import type { Problem } from '../../src/model/problems';
import { readContent } from '../../src/model/read-content';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deleted-'));
  cpSync(contentFolder(), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const documents = readContent(contentFolder()).content?.documents ?? [];
/** Pages that the code itself links to; the check demands them instead of naming what refers to them. */
const isDemanded = (file: string) => {
  rmSync(join(folder, file));
  const demanded = readContent(folder).problems.some((problem) => problem.file === file);
  cpSync(join(contentFolder(), file), join(folder, file));
  return demanded;
};

const withoutLinksTo = (path: string, text: string) => text.replaceAll(new RegExp(`\\[([^\\]]*)\\]\\(${path}\\)`, 'g'), '$1');

/** Removes a field from the YAML of a file, or if `whole` the entry of a list that the field is in. */
function withoutField(yaml: string, field: string, path: string | undefined, whole: boolean): string {
  const document = parseDocument(yaml);
  const steps = field.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  const entry = steps.slice(0, steps.findLastIndex((step) => typeof step === 'number') + 1);
  const value = document.getIn(steps);
  // A post keeps an author: the name instead of the page.
  if (field === 'author') document.setIn(steps, 'Former colleague');
  else if (path && typeof value === 'string' && value !== path) document.setIn(steps, withoutLinksTo(path, value));
  else {
    const gone = whole && entry.length > 0 ? entry : steps;
    // An earlier message may have taken it out along with the list.
    if (document.hasIn(gone)) document.deleteIn(gone);
  }
  return String(document);
}

/** Does what a message asks for: takes the reference out of the file. */
function mend({ file, field, found }: Problem, whole: boolean): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const target = /"(\/[^"]*)"/.exec(found)?.[1];
  const [, front = '', body = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? [];
  // The translation of a page that was deleted.
  if (field === 'file name') rmSync(path);
  else if (front === '') writeFileSync(path, withoutField(text, field, target, whole));
  else if (field === 'body') writeFileSync(path, `---\n${front}---\n${withoutLinksTo(target ?? '', body)}`);
  else writeFileSync(path, `---\n${withoutField(front, field, target, whole)}---\n${body}`);
}

/** The last mistake of a file first, so that the places of the others stay right. */
const lastFirst = (problems: readonly Problem[]) => problems.toSorted((one, other) => (other.line ?? 0) - (one.line ?? 0));

function mendAll(): void {
  for (const whole of [false, true, true]) for (const problem of lastFirst(readContent(folder).problems)) mend(problem, whole);
}

const present = kindNames.filter((kind) => documents.some((document) => document.kind === kind));

/** The files that have a markdown link to a page. */
const filesWithLinkTo = (path: string) =>
  documents.map(({ file }) => file).filter((file) => readFileSync(join(contentFolder(), file), 'utf8').includes(`](${path})`));

/** The page of a kind that most others link to, of those that an agency may delete; undefined if it may delete none. */
const mostLinked = (kind: Kind) =>
  documents
    .filter((document) => document.kind === kind)
    .map(({ file, path }) => ({ file, path, linking: filesWithLinkTo(path).filter((each) => each !== file) }))
    .toSorted((one, other) => other.linking.length - one.linking.length)
    // Last, because each answer takes a reading of all content.
    .find(({ file }) => !isDemanded(file));

test.each(present)(
  'deleting a page of the kind %s is reported in the files that refer to it, and following the messages fixes them',
  (kind) => {
    const deleted = mostLinked(kind);
    if (!deleted) throw new Error('An agency should be able to delete a page of any kind.');
    const name = deleted.file.slice(entryOf(kind).folder.length + 1, -'.md'.length);
    rmSync(join(folder, deleted.file));
    const { problems } = readContent(folder);
    expect(problems.map(({ file }) => file)).toEqual(expect.arrayContaining(deleted.linking));
    // A block that shows all pages of a kind misses the folder, once its last page is gone.
    const { folder: folderOfKind } = entryOf(kind);
    expect(problems.filter(({ found, expected }) => !found.includes(name) && !expected.includes(`no files in ${folderOfKind}`))).toEqual(
      [],
    );
    mendAll();
    expect(readContent(folder).problems).toEqual([]);
  },
);

const areas: Kind[] = ['city', 'state'];

test('an agency without areas deletes their folder and mends what the check names', () => {
  for (const kind of areas) rmSync(join(folder, entryOf(kind).folder), { recursive: true, force: true });
  for (const { file } of documents.filter(({ file }) => /^pages\/service-areas/.test(file))) rmSync(join(folder, file));
  mendAll();
  expect(readContent(folder).problems).toEqual([]);
});
