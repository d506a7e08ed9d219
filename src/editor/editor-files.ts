import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { readContent } from '../content-model/read-content';
import { entryName } from './collections';
import { type ConfigOptions, configFile } from './config';
import type { BuiltFile } from './desk-bundle';
import { editorPage } from './editor-page';
import { inventoryOf } from './inventory';

/** The folder of Decap's prebuilt bundle. */
const bundleFolder = () => dirname(createRequire(resolve('package.json')).resolve('decap-cms/dist/decap-cms.js'));

/** Decap's bundle: its main file and the parts that it loads when they are needed; maps are for those who work on Decap. */
export function decapFiles(): BuiltFile[] {
  const folder = bundleFolder();
  const names = readdirSync(folder).filter((name) => /(^|\.)decap-cms\.js$|\.wasm$/.test(name));
  return names.map((name) => ({ name, contents: readFileSync(join(folder, name)) }));
}

/** The files that say what is edited and where it is kept; made anew whenever the editor is opened. */
export function describingFiles({ keeper, siteUrl }: Pick<ConfigOptions, 'keeper' | 'siteUrl'>): BuiltFile[] {
  const folder = resolve('content');
  const inventory = inventoryOf(folder);
  const { content } = readContent(folder, 'all');
  const facts = { name: content?.site.name ?? 'Site', pageNames: inventory.pageFiles.map(entryName), local: keeper === 'local' };
  const text = (name: string, contents: string): BuiltFile => ({ name, contents: Buffer.from(contents) });
  return [text('index.html', editorPage(facts)), text('config.yml', configFile({ keeper, siteUrl, inventory }))];
}
