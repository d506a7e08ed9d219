import { statSync } from 'node:fs';
import sharp from 'sharp';
import { openGraphImageSize } from '../../src/contract/open-graph-image-path';
import { inSrcset, inStyles, isProxied, targetOf } from './addresses';
import { attributesOf, type BuiltPage, fileOf, fromEachPage, isIndexable } from './built-pages';
import { listOf, type Offense } from './offenses';
import { policyOf } from './policy';

/** Elements whose file the browser loads on its own. */
const loading =
  'img, source, video, audio, track, iframe, embed, script, input[type="image"], svg image, svg use, link[rel~="stylesheet"], link[rel~="preload"], link[rel~="modulepreload"], link[rel~="icon"], link[rel~="apple-touch-icon"], link[rel~="manifest"]';
const singleAttributes = ['src', 'href', 'xlink:href', 'poster', 'data-src'];
const listAttributes = ['srcset', 'imagesrcset', 'data-srcset'];

type LoadedPage = {
  path: string;
  indexable: boolean;
  addresses: string[];
  withoutAlt: string[];
  sharing: string | undefined;
  preconnected: string[];
};

const pages: LoadedPage[] = fromEachPage((page) => {
  const { path, $ } = page;
  return {
    path,
    indexable: isIndexable(page),
    addresses: loadedAddresses($),
    withoutAlt: attributesOf($, 'img:not([alt])').map(({ src = '' }) => src),
    sharing: $('meta[property="og:image"]').attr('content'),
    preconnected: attributesOf($, 'link[rel~="preconnect"], link[rel~="dns-prefetch"]').map(({ href = '' }) => href),
  };
});

function loadedAddresses($: BuiltPage['$']): string[] {
  const fromElements = attributesOf($, loading).flatMap((attributes) => [
    ...singleAttributes.flatMap((name) => attributes[name] ?? []),
    ...listAttributes.flatMap((name) => inSrcset(attributes[name] ?? '')),
  ]);
  const styles = [$('style').text(), ...attributesOf($, '[style]').map(({ style = '' }) => style)];
  return [...fromElements, ...styles.flatMap(inStyles)].filter((address) => !/^(data:|#)/.test(address));
}

function offensesBy(problemOf: (address: string, path: string) => string | undefined): Offense[] {
  return pages.flatMap(({ path, addresses }) =>
    addresses.flatMap((address) => {
      const problem = problemOf(address, path);
      return problem ? [{ page: path, problem }] : [];
    }),
  );
}

test('every picture and file that a page loads exists', () => {
  const offenses = offensesBy((address, path) => {
    const target = targetOf(address, path);
    if (address === '' || target.kind === 'malformed') return `the address "${address}" cannot be read`;
    return target.kind === 'internal' && !isProxied(target.path) && !fileOf(target.path) ? `"${address}" is not there` : undefined;
  });
  expect(listOf(offenses)).toEqual([]);
});

test('no page loads anything from another host but those of its services, or preconnects to one', () => {
  const loaded = offensesBy((address, path) => {
    const target = targetOf(address, path);
    if (target.kind !== 'external' || policyOf(path).includes(`https://${target.host}`)) return undefined;
    return `"${address}" is loaded from ${target.host}`;
  });
  const prepared = pages.flatMap(({ path, preconnected }) =>
    preconnected.map((address) => ({ page: path, problem: `a connection to ${address}` })),
  );
  expect(listOf([...loaded, ...prepared])).toEqual([]);
});

test('every picture has an alt attribute', () => {
  expect(listOf(pages.flatMap(({ path, withoutAlt }) => withoutAlt.map((src) => ({ page: path, problem: src }))))).toEqual([]);
});

describe('Open Graph images', () => {
  test('exist for every indexable page, are unique and have absolute URLs', () => {
    const indexable = pages.filter((page) => page.indexable);
    const offenses = indexable.flatMap(({ path, sharing }) => {
      if (!sharing) return [{ page: path, problem: 'no og:image' }];
      return /^https?:\/\//.test(sharing) ? [] : [{ page: path, problem: `"${sharing}" is not a full address` }];
    });
    const shared = indexable.filter(({ sharing }, index) => sharing && indexable.findIndex((other) => other.sharing === sharing) !== index);
    expect(
      listOf([...offenses, ...shared.map(({ path, sharing }) => ({ page: path, problem: `${sharing} is that of another page` }))]),
    ).toEqual([]);
  });

  test('are existing files of 1200 × 630 pixels and at most 120 kB', async () => {
    const problems = await Promise.all(
      pages.map(async ({ path, sharing }) => ({ page: path, problem: sharing ? await faultOfPicture(sharing, path) : '' })),
    );
    expect(listOf(problems.filter(({ problem }) => problem))).toEqual([]);
  });
});

const openGraphLimitBytes = 120_000;

async function faultOfPicture(address: string, from: string): Promise<string> {
  const target = targetOf(address, from);
  const file = target.kind === 'internal' ? fileOf(target.path) : undefined;
  if (!file) return `${address} is not there`;
  const { width, height } = await sharp(file).metadata();
  const { size } = statSync(file);
  if (width !== openGraphImageSize.width || height !== openGraphImageSize.height) return `${address} measures ${width} × ${height}`;
  return size > openGraphLimitBytes ? `${address} weighs ${size} bytes` : '';
}
