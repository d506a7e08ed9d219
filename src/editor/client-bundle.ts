import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import deepmerge from 'deepmerge';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { readIllustrations } from '../model/brand/illustrations';
import { contentFolder } from '../model/content-folder';
import { iconNames } from '../model/reading/icons';
import { siteLanguage, siteLanguages } from '../model/site-languages';
import { loginStyles } from './login/login-styles';

export type BuiltFile = { name: string; contents: Uint8Array };

/** Bundles a file instead of the site's own module, which is imported by a path with this ending; `alias` only knows packages. */
const replacing = (ending: string, file: string): Plugin => ({
  name: `instead of ${ending}`,
  setup: ({ onResolve }) => onResolve({ filter: new RegExp(`${ending}$`) }, () => ({ path: file })),
});

/** All strings of a language, merged, because the preview shows parts of any page. */
function siteWords(language: string): object {
  const folder = resolve('locales', language);
  return deepmerge.all(readdirSync(folder).map((name) => JSON.parse(readFileSync(resolve(folder, name), 'utf8')) as object));
}

/**
 * The editor's own script, bundled separately from the site so that none of it reaches a visitor. It contains the validator,
 * the file formats, and the site's sections for the preview.
 */
export async function clientBundle(): Promise<BuiltFile[]> {
  const standIn = (name: string) => resolve('src/editor/client/stand-ins', name);
  return bundled({
    entryPoints: [resolve('src/editor/client/client.tsx')],
    jsx: 'automatic',
    // Browsers load the preview's fonts when it opens.
    loader: { '.woff2': 'file' },
    publicPath: '/admin',
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.GATSBY_LANGUAGES': JSON.stringify(siteLanguages().join(' ')),
      // The site's other settings, which the preview does not need.
      'process.env': '{}',
      // Only names: the icons themselves are megabytes.
      iconNamesOfBuild: JSON.stringify([...iconNames()]),
      illustrationsOfBuild: JSON.stringify(readIllustrations(contentFolder(), siteLanguage())),
      wordsOfBuild: JSON.stringify(siteWords(siteLanguage())),
    },
    plugins: [replacing('/drawings/illustrations-in', standIn('illustrations.ts'))],
    alias: {
      gatsby: standIn('gatsby.tsx'),
      'gatsby-plugin-react-i18next/dist/i18nextContext': standIn('i18next-context.ts'),
      'gatsby-plugin-react-i18next': standIn('translation.ts'),
    },
  });
}

/** The script and the style sheet of the login page. */
export async function loginBundle(): Promise<BuiltFile[]> {
  const script = await bundled({ entryPoints: [resolve('src/editor/login/login.ts')] });
  return [...script, { name: 'login.css', contents: Buffer.from(loginStyles) }];
}

async function bundled(options: BuildOptions): Promise<BuiltFile[]> {
  const { outputFiles } = await build({
    ...options,
    outdir: resolve('public/admin'),
    bundle: true,
    write: false,
    minify: true,
    target: 'es2022',
    legalComments: 'none',
    logLevel: 'error',
  });
  return outputFiles.map(({ path, contents }) => ({ name: path.split(/[\\/]/).at(-1) ?? path, contents }));
}
