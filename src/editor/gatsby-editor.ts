import { join } from 'node:path';
import { siteUrl } from '../content-model/site-url';
import type { Settings } from '../platform/env';
import { writeEditor } from './write-editor';

/** Adds the editor to a build. */
export async function writeEditorPages(settings: Settings): Promise<void> {
  const folder = join(process.cwd(), 'public');
  await writeEditor({ editor: settings.editor, siteUrl: settings.siteUrl ?? siteUrl(), folder });
}
