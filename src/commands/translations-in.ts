import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TranslationRemarks, translationRemarks } from '../model/checking/translation-remarks';
import type { Content } from '../model/reading/content';
import { readYaml } from '../model/reading/schema-problems';
import { changedTimes } from './changed-times';

/** Remarks on each translation in a content folder; `content` is all of it, drafts included. */
export function translationsIn(folder: string, content: Content, now: number): TranslationRemarks[] {
  const further = content.site.languages.slice(1);
  if (further.length === 0) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  const yaml = files.filter((file) => /^[^/]+\.yml$/.test(file));
  const settings = new Map(yaml.map((file) => [file, readYaml(file, readFileSync(join(folder, file), 'utf8')).yaml]));
  const given = { content, files: new Set(files.sort()), settings, changed: changedTimes(folder, now) };
  return further.map((language) => translationRemarks(language, given));
}
