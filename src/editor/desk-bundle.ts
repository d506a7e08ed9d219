import { resolve } from 'node:path';
import { build } from 'esbuild';
import { iconNames } from '../content-model/icons';

export type BuiltFile = { name: string; contents: Uint8Array };

/**
 * The editor's own script, made apart from the site's: nothing of it reaches a visitor. It holds the validator, the form of the
 * files and the sections of the site for the preview.
 */
export async function deskBundle(): Promise<BuiltFile[]> {
  const standIn = (name: string) => resolve('src/editor/desk/stand-ins', name);
  const { outputFiles } = await build({
    entryPoints: [resolve('src/editor/desk/desk.tsx')],
    outdir: resolve('public/admin'),
    bundle: true,
    write: false,
    minify: true,
    target: 'es2022',
    jsx: 'automatic',
    // Browsers fetch the fonts of the preview when it is shown.
    loader: { '.woff2': 'file' },
    publicPath: '/admin',
    // The names alone: the icons themselves are megabytes.
    define: { 'process.env.NODE_ENV': '"production"', iconNamesOfBuild: JSON.stringify([...iconNames()]) },
    alias: {
      gatsby: standIn('gatsby.tsx'),
      'gatsby-plugin-react-i18next/dist/i18nextContext': standIn('i18next-context.ts'),
      'gatsby-plugin-react-i18next': standIn('translation.ts'),
      'words-of-the-interface': resolve('locales/en/interface.json'),
    },
    legalComments: 'none',
    logLevel: 'error',
  });
  return outputFiles.map(({ path, contents }) => ({ name: path.split(/[\\/]/).at(-1) ?? path, contents }));
}
