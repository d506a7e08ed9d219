import { formatTranslation } from '../model/checking/format-translations';
import { formatSchedule } from '../model/checking/schedule';
import { formatUnused, unusedPictures } from '../model/checking/unused-pictures';
import { readWordLists } from '../model/checking/word-list';
import { wordingRemarks } from '../model/checking/wording-remarks';
import { formatProblems, formatRemarks } from '../model/problems';
import { readCheckedContent } from '../model/read-checked-content';
import { publishedNow, readContent } from '../model/read-content';
import { inEachLanguage } from '../model/reading/content';
import { defaultLanguageOf } from '../model/site-languages';
import { translationsIn } from './check/translations-in';
import { runCommand } from './processes/run-command';
import { type ContentInUse, contentInUse } from './project/content-in-use';

type Asked = ContentInUse & {
  /** Whether to list everything that a translation lacks. */
  translations: boolean;
};

const usage = `npm run check:content [-- <content folder>] [--translations]
  Lists every mistake in the content, with remarks on its wording, its translations and its unused pictures.
  --translations  lists all that the translations lack, not only the first of each kind`;

async function check({ folder, place, translations }: Asked): Promise<void> {
  const { content, problems: mistakes, calendar } = await readCheckedContent(folder, publishedNow());
  const { listIn, problems: listMistakes } = readWordLists(folder, defaultLanguageOf(content?.site ?? { languages: [] }));
  const problems = [...mistakes, ...listMistakes];
  const remarks = content ? inEachLanguage(content).flatMap((each) => wordingRemarks(each, listIn(each.language))) : [];
  if (remarks.length > 0) console.warn(formatRemarks(remarks, place));
  for (const remark of remarksOnAllPages({ folder, place, translations }, calendar.zone)) console.warn(remark);
  const schedule = formatSchedule(calendar, Date.now(), place);
  if (schedule) console.log(schedule);
  if (problems.length > 0) {
    console.error(formatProblems(problems, place));
    process.exitCode = 1;
  } else {
    console.log(`No mistakes in the content (${content?.documents.length ?? 0} pages).`);
  }
}

/** Remarks on translations and unused pictures, which count hidden pages too. */
function remarksOnAllPages({ folder, place, translations }: Asked, zone: string): string[] {
  const { content, problems } = readContent(folder, 'all');
  if (!content) return [];
  const ofTranslations = translationsIn(folder, content, Date.now()).map((each) =>
    formatTranslation(each, { place, zone, all: translations }),
  );
  // A page with mistakes may use pictures that cannot be read from it.
  const unused = problems.length === 0 ? formatUnused(unusedPictures(folder, content), place) : undefined;
  return [...ofTranslations, unused].filter((remark) => remark !== undefined);
}

const options = { translations: { type: 'boolean', default: false } } as const;

runCommand('check', { usage, options, most: 1 }, ({ values, positionals: [folder] }) => check({ ...values, ...contentInUse(folder) }));
