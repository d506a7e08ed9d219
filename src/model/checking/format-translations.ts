import { kinds } from '../kinds';
import { byFile, type Problem } from '../problems';
import { timeAt } from '../zoned-time';
import type { Outdated, TranslationRemarks, Untranslated } from './translation-remarks';

type Shown = {
  /** The content folder, as messages show it. */
  place: string;
  /** The time zone of the dates. */
  zone: string;
  /** Whether to list everything, instead of the first of each list. */
  all: boolean;
};

const maxNames = 3;
const maxFiles = 10;

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** The remarks on one translation for a terminal; undefined if there are none. */
export function formatTranslation({ language, untranslated, incomplete, outdated }: TranslationRemarks, shown: Shown): string | undefined {
  const parts = [missingLines(untranslated, shown), incompleteLines(incomplete, shown), outdatedLines(outdated, shown)];
  const lines = parts.filter((part) => part.length > 0).flatMap((part) => ['', ...part]);
  if (lines.length === 0) return undefined;
  const hint = shown.all || !isShortened(untranslated, incomplete, outdated) ? '' : ' To list all: npm run check:content -- --translations';
  return `Remarks on the ${languageNames.of(language) ?? language} translation. They do not stop the build.${hint}\n${lines.join('\n')}\n`;
}

const filesIn = (problems: readonly Problem[]) => [...new Set(problems.map(({ file }) => file))].sort();

const isShortened = (untranslated: readonly Untranslated[], incomplete: readonly Problem[], outdated: readonly Outdated[]): boolean =>
  untranslated.some(({ files }) => files.length > maxNames) || filesIn(incomplete).length > maxFiles || outdated.length > maxFiles;

const titleOf = (kind: Untranslated['kind']) =>
  kind === 'settings' ? 'Settings' : kind === 'drawings' ? 'Drawings' : kinds[kind].words.many;

function missingLines(groups: readonly Untranslated[], { place, all }: Shown): string[] {
  if (groups.length === 0) return [];
  const named = groups.map(({ kind, files }) => {
    const title = `  ${titleOf(kind)}, ${files.length}:`;
    return all ? [title, ...files.map((file) => `    ${place}/${file}`)] : [`${title} ${firstNames(files)}`];
  });
  return ['Not translated:', ...named.flat()];
}

function firstNames(files: readonly string[]): string {
  const names = files.slice(0, maxNames).map((file) => file.replace(/^.*\//, ''));
  return files.length > maxNames ? `${names.join(', ')}, …` : names.join(', ');
}

function incompleteLines(problems: readonly Problem[], { place, all }: Shown): string[] {
  if (problems.length === 0) return [];
  const files = filesIn(problems);
  const listed = new Set(all ? files : files.slice(0, maxFiles));
  const shown = problems.filter(({ file }) => listed.has(file));
  return ['Incomplete (parts of the original are missing):', ...byFile(shown, place), ...more(files.length - listed.size, 'file')];
}

function outdatedLines(outdated: readonly Outdated[], { place, zone, all }: Shown): string[] {
  if (outdated.length === 0) return [];
  const listed = all ? outdated : outdated.slice(0, maxFiles);
  const lines = listed.map(
    ({ file, changed, original, originalChanged }) =>
      `  ${place}/${file}, ${timeAt(changed, zone)}: the original ${original}, ${timeAt(originalChanged, zone)}`,
  );
  return [`Out of date (the original changed later; times in ${zone}):`, ...lines, ...more(outdated.length - listed.length, 'translation')];
}

const more = (count: number, noun: string): string[] => (count > 0 ? [`  … and ${count} more ${count === 1 ? noun : `${noun}s`}`] : []);
