import { z } from 'zod';
import { escapeMarkup, unescapeMarkup } from '../../contract/escape-markup';
import { type Problem, problemAt } from '../problems';
import { readYaml } from '../reading/read-yaml';
import { schemaProblems } from '../reading/schema-problems';

/** Translations of the texts in a drawing, keyed by the original text: `{ 'general arrangement': 'plano general' }`. */
export type Lettering = Readonly<Record<string, string>>;

const lettering = z.record(z.string(), z.string().trim().min(1));

const texts = /<text\b.*?<\/text>/gs;
const pieces = /(?<=>\s*)[^<\s](?:[^<]*[^<\s])?/g;

/** Figures and single letters, as of a section A, are the same in every language. */
const isWord = (piece: string) => /\p{L}{2}/u.test(piece.replace(/&\w+;/g, ''));

/** The texts in a drawing, each once, still escaped as in the cleaned markup `svg`. */
const piecesOf = (svg: string): string[] => [
  ...new Set([...svg.matchAll(texts)].flatMap(([text]) => [...text.matchAll(pieces)].map(([piece]) => piece))),
];

/** The words in a drawing that have to be translated; `svg` is its cleaned markup. */
export const letteringOf = (svg: string): string[] => piecesOf(svg).filter(isWord).map(unescapeMarkup);

/** Returns the drawing with its texts translated. Texts without a translation stay. */
export function lettered(svg: string, lettering: Lettering): string {
  const byMarkup = new Map(Object.entries(lettering).map(([own, other]) => [escapeMarkup(own), escapeMarkup(other)]));
  return svg.replace(texts, (text) => text.replace(pieces, (piece) => byMarkup.get(piece) ?? piece));
}

/** Reads the lettering of a drawing in another language from `file`; `svg` is the drawing's cleaned markup. */
export function readLettering(file: string, yamlText: string, svg: string): { lettering: Lettering; problems: Problem[] } {
  const { yaml, problems } = readYaml(file, yamlText);
  if (problems.length > 0) return { lettering: {}, problems };
  const mistakes = schemaProblems(file, yaml, lettering);
  if (mistakes.length > 0) return { lettering: {}, problems: mistakes };
  const read = lettering.parse(yaml.value);
  const own = new Set(piecesOf(svg).map(unescapeMarkup));
  const strays = Object.keys(read).filter((piece) => !own.has(piece));
  const expected = `one of the texts in the drawing: ${[...own].filter(isWord).join(', ')}`;
  return { lettering: read, problems: strays.map((piece) => problemAt({ file, lineOf: yaml.lineOf }, [piece], 'this text', expected)) };
}
