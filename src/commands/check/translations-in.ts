import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Lettering, letteringOf, readLettering } from '../../model/brand/lettering';
import { type TranslationRemarks, translationRemarks, type WordedDrawing } from '../../model/checking/translation-remarks';
import type { Content } from '../../model/reading/content';
import { filesBelow } from '../../model/reading/files-below';
import { isIllustration } from '../../model/reading/illustration-file';
import { readYaml } from '../../model/reading/read-yaml';
import { translationOf } from '../../model/reading/translation-files';
import { cleanSvg } from '../../model/svg/clean-svg';
import { changedTimes } from './changed-times';

/** Remarks on each translation in a content folder; `content` is all of it, drafts included. */
export function translationsIn(folder: string, content: Content, now: number): TranslationRemarks[] {
  const further = content.site.languages.slice(1);
  if (further.length === 0) return [];
  const files = filesBelow(folder);
  const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
  const yaml = files.filter((file) => /^[^/]+\.yml$/.test(file));
  const settings = new Map(yaml.map((file) => [file, readYaml(file, textOf(file)).yaml]));
  const drawings = new Map(
    files
      .filter(isIllustration)
      .map((file) => [file, readDrawing(file, further, (each) => (files.includes(each) ? textOf(each) : undefined))] as const)
      .filter(([, { words }]) => words.length > 0),
  );
  const given = { content, files: new Set(files), settings, drawings, changed: changedTimes(folder, now) };
  return further.map((language) => translationRemarks(language, given));
}

/** The words in a drawing, and their translations; `textOf` returns undefined for a missing file. */
function readDrawing(drawing: string, languages: readonly string[], textOf: (file: string) => string | undefined): WordedDrawing {
  const { svg } = cleanSvg(textOf(drawing) ?? '');
  const translations = languages.flatMap((language): [string, Lettering][] => {
    const file = translationOf(drawing, language);
    const text = textOf(file);
    return text === undefined ? [] : [[language, readLettering(file, text, svg).lettering]];
  });
  return { words: letteringOf(svg), translations: new Map(translations) };
}
