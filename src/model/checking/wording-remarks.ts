import type { z } from 'zod';
import { escapePattern } from '../../contract/escape-pattern';
import { descriptionLength } from '../../contract/search-result';
import { kinds } from '../kinds';
import { type Finding, type Problem, shown } from '../problems';
import type { ContentInLanguage } from '../reading/content';
import { outlineOf, withoutCode } from '../reading/markdown-outline';
import type { Document } from '../reading/read-document';
import { translationOf } from '../reading/translation-files';
import { isForReaders, shapeOf, textsIn } from '../schemas/shape';
import { singletons } from '../singletons';
import type { WordRule } from './english-words';
import type { WordList } from './word-list';

/** The target of a markdown link, and a bare address. */
const target = /\]\([^)\s]*\)|https?:\/\/\S+/g;

type FindIn = (text: string) => Finding[];

type Checked = Pick<ContentInLanguage, 'documents' | 'site' | 'taxonomy' | 'language' | 'prefix'>;

/** Remarks on words and headings in one language. They are only advice and do not stop the build. */
export function wordingRemarks({ documents, site, taxonomy, language, prefix }: Checked, list: WordList): Problem[] {
  const findIn = wordFinder(list.words);
  const fileOf = (original: string) => (prefix ? translationOf(original, language) : original);
  const settings = [
    { file: fileOf(singletons.site.file), data: site, schema: singletons.site.schema },
    { file: fileOf(singletons.taxonomy.file), data: taxonomy, schema: singletons.taxonomy.schema },
  ];
  return [
    ...documents.flatMap((document) => [
      ...inFields({ ...document, schema: kinds[document.kind].schema }, findIn, list.headingLength),
      ...inBody(document, findIn, list.headingLength),
    ]),
    ...settings.flatMap((each) => inFields(each, findIn, list.headingLength)),
  ];
}

function inFields(
  { file, data, schema, lineOf = () => undefined }: { file: string; data: unknown; schema: z.ZodType; lineOf?: Document['lineOf'] },
  findIn: FindIn,
  longest: number,
): Problem[] {
  const texts = textsIn(shapeOf(schema), data).filter(isForReaders);
  return texts.flatMap(({ path, text }) => {
    const key = path.at(-1);
    const findings = findIn(text);
    if (key === 'heading') findings.push(...longHeading(text, longest));
    if (key === 'description') findings.push(...openEnd(text));
    return findings.map((finding) => ({ file, line: lineOf(path), field: path.join('.'), ...finding }));
  });
}

function inBody({ file, body, bodyLine }: Document, findIn: FindIn, longest: number): Problem[] {
  const at = (line: number) => (finding: Finding) => ({ file, line: bodyLine + line, field: 'body', ...finding });
  const prose = withoutCode(body).split('\n');
  return [
    ...prose.flatMap((text, index) => findIn(text).map(at(index))),
    ...outlineOf(body).headings.flatMap(({ text, line }) => longHeading(text, longest).map(at(line - 1))),
  ];
}

function longHeading(text: string, longest: number): Finding[] {
  if (text.length <= longest) return [];
  return [{ found: `${shown(text)} (${text.length} characters)`, expected: `a heading of at most ${longest} characters` }];
}

/** Remarks on a description that ends with an ellipsis, as one does that was cut because its facts made it too long. */
function openEnd(text: string): Finding[] {
  if (!text.endsWith('…')) return [];
  const expected = `a whole sentence, within ${descriptionLength} characters once the facts of site.yml are filled in`;
  return [{ found: `an ellipsis at the end: "${text.slice(-40)}"`, expected }];
}

/** Finds each whole word once per text, in any case. */
function wordFinder(words: readonly WordRule[]): FindIn {
  const rules = words.map(({ avoid, better }) => ({
    pattern: new RegExp(`(?<![\\p{L}\\p{N}-])${escapePattern(avoid)}(?![\\p{L}\\p{N}-])`, 'iu'),
    better,
  }));
  return (text) => {
    const prose = text.replace(target, ']');
    return rules.flatMap(({ pattern, better }) => {
      const [found] = pattern.exec(prose) ?? [];
      return found === undefined ? [] : [{ found: shown(found), expected: better }];
    });
  };
}
