import { join } from 'node:path';
import type { Settings } from '../build/settings/env';
import { siteUrl } from '../model/site-url';
import { writeEditor } from './write-editor';

/** Adds the editor to a build. */
export async function writeEditorPages(settings: Settings): Promise<void> {
  const folder = join(process.cwd(), 'public');
  await writeEditor({ editor: settings.editor, siteUrl: settings.siteUrl ?? siteUrl(), folder });
}
