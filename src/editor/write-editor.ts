import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EditorSettings } from './backend';
import { type BuiltFile, clientBundle, loginBundle } from './client-bundle';
import { configurationFiles, decapFiles } from './editor-files';
import { unconnectedPage } from './editor-page';

type EditorBuild = {
  editor: EditorSettings | undefined;
  siteUrl: string;
  /** The published folder. */
  folder: string;
};

/** Writes the editor to `admin/` of a build, or a page that explains why it is missing. */
export async function writeEditor({ editor, siteUrl, folder }: EditorBuild): Promise<void> {
  const target = join(folder, 'admin');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const files = editor
    ? [
        ...decapFiles(),
        ...(await clientBundle()),
        ...(editor.authUrl ? [] : await loginBundle()),
        ...configurationFiles({ backend: editor, siteUrl }),
      ]
    : [{ name: 'index.html', contents: Buffer.from(unconnectedPage()) } satisfies BuiltFile];
  for (const { name, contents } of files) writeFileSync(join(target, name), contents);
}
