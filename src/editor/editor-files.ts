import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { contentFolder, contentPlace } from '../model/content-folder';
import { placeholderFacts } from '../model/reading/placeholder-facts';
import { siteFacts } from '../model/site-facts';
import { siteLanguages } from '../model/site-languages';
import type { BuiltFile } from './client-bundle';
import { entryName } from './collections';
import { type ConfigOptions, configFile } from './config';
import { patchedBundle } from './decap-bundle';
import { editorPage, type PageFacts } from './editor-page';
import { inventoryOf } from './inventory';
import { loginPage } from './login/login-page';
import { phoneStyles } from './phone-styles';

/** The folder of Decap's prebuilt bundle. */
const bundleFolder = () => dirname(createRequire(resolve('package.json')).resolve('decap-cms/dist/decap-cms.js'));

/** Decap's main file and the chunks it loads on demand, without the source maps. */
export function decapFiles(): BuiltFile[] {
  const folder = bundleFolder();
  const names = readdirSync(folder).filter((name) => /(^|\.)decap-cms\.js$|\.wasm$/.test(name));
  const contentsOf = (name: string) => {
    const contents = readFileSync(join(folder, name));
    return name === 'decap-cms.js' ? Buffer.from(patchedBundle(contents.toString(), siteLanguages())) : contents;
  };
  return names.map((name) => ({ name, contents: contentsOf(name) }));
}

/** The folder of the editor's collections; throws if it is outside this project, because the editor only accesses files within. */
function editedPlace(): string {
  const place = contentPlace();
  if (isAbsolute(place)) throw new Error(`The editor can only edit files inside this project, but CONTENT_FOLDER is outside it: ${place}`);
  return place;
}

function loginOf(backend: ConfigOptions['backend']): PageFacts['login'] {
  if (backend === 'local') return 'none';
  return backend.authUrl ? 'service' : 'token';
}

/** The editor's page and its configuration, which defines what is edited and where it is stored; generated on each call. */
export function configurationFiles({ backend, siteUrl }: Pick<ConfigOptions, 'backend' | 'siteUrl'>): BuiltFile[] {
  const [folder, place] = [contentFolder(), editedPlace()];
  const inventory = inventoryOf(folder);
  const site = siteFacts(folder);
  const facts = {
    name: site?.name ?? 'Site',
    brand: placeholderFacts(site) ?? {},
    place,
    pageNames: inventory.pageFiles.map(entryName),
    login: loginOf(backend),
  };
  const text = (name: string, contents: string): BuiltFile => ({ name, contents: Buffer.from(contents) });
  return [
    text('index.html', editorPage(facts)),
    text('phone.css', phoneStyles),
    text('config.yml', configFile({ backend, siteUrl, inventory, place })),
    ...(backend !== 'local' && facts.login === 'token' ? [text('login.html', loginPage(facts.name, backend))] : []),
  ];
}
