import { existsSync, readFileSync } from 'node:fs';
import { inexactVersions, type Lockfile, licenseAllowed, type Manifest, unlicensedPackages, untrustedSources } from './supply-chain';
import rules from './supply-chain.json';

const read = <Shape>(path: string) => JSON.parse(readFileSync(path, 'utf8')) as Shape;
const lockfile = read<Lockfile>('package-lock.json');
const manifest = read<Manifest>('package.json');

/** The license of an installed package, in the current or legacy package.json format. */
function installedLicense(path: string): string | undefined {
  if (!existsSync(`${path}/package.json`)) return undefined;
  const { license, licenses } = read<{ license?: string | { type: string }; licenses?: { type: string }[] }>(`${path}/package.json`);
  return (typeof license === 'string' ? license : license?.type) ?? licenses?.map(({ type }) => type).join(' OR ');
}

describe('this project’s packages', () => {
  test('are pinned to exact versions', () => {
    expect(inexactVersions(manifest)).toEqual([]);
  });

  test('have a checksum and no registry host', () => {
    expect(untrustedSources(lockfile)).toEqual([]);
  });

  test('have allowed licenses if they reach production', () => {
    expect(unlicensedPackages(lockfile, rules, installedLicense)).toEqual([]);
  });

  test('have a lockfile that matches package.json', () => {
    const { dependencies, devDependencies } = (lockfile.packages[''] ?? {}) as Manifest;
    expect({ dependencies, devDependencies }).toEqual({ dependencies: manifest.dependencies, devDependencies: manifest.devDependencies });
  });

  test('have a reason for each license exception', () => {
    expect(rules.licensedPackages.filter(({ why }) => why.length < 15)).toEqual([]);
  });
});

test.each([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND GPL-3.0-only', false],
  ['MIT AND ISC', true],
  ['(GPL-2.0-only OR MIT AND ISC)', true],
])('%s is allowed if MIT and ISC are: %s', (expression, expected) => {
  expect(licenseAllowed(expression, ['MIT', 'ISC'])).toBe(expected);
});

describe('an unsafe lockfile', () => {
  const careless: Lockfile = {
    packages: {
      '': { version: '1.0.0' },
      'node_modules/a': { version: '1.0.0', license: 'GPL-3.0-only', integrity: 'sha512-x', resolved: 'https://registry.example/a.tgz' },
      'node_modules/a/node_modules/@scope/b': { version: '2.3.0', license: 'MIT' },
      'node_modules/c': { version: '1.0.0', integrity: 'sha512-x' },
      'node_modules/d': { version: '1.0.0', license: 'GPL-3.0-only', integrity: 'sha512-x', dev: true },
      'node_modules/e': { link: true },
    },
  };

  test('is reported for its hosts and missing checksums', () => {
    expect(untrustedSources(careless)).toEqual([
      'node_modules/a is fetched from "https://registry.example/a.tgz", expected no host: the registry is each machine\'s own.',
      'node_modules/a/node_modules/@scope/b has no checksum.',
    ]);
  });

  test('is reported for the licenses of production packages', () => {
    const found = unlicensedPackages(careless, { licenses: ['MIT'], licensedPackages: [] }, () => undefined);
    expect(found).toEqual([
      'node_modules/a has the license GPL-3.0-only, which is not among the allowed ones.',
      'node_modules/c names no license.',
    ]);
    const excepted = {
      licenses: ['MIT'],
      licensedPackages: [
        { package: 'a', license: 'GPL-3.0-only' },
        { package: 'c', license: 'MIT' },
      ],
    };
    expect(unlicensedPackages(careless, excepted, () => undefined)).toEqual([]);
  });
});

test.each([
  [{ dependencies: { a: '^1.0.0' } }, ['dependencies: a is asked for as "^1.0.0", expected an exact version.']],
  [{ devDependencies: { a: 'latest' } }, ['devDependencies: a is asked for as "latest", expected an exact version.']],
  [{ overrides: { gatsby: { a: '>=1' } } }, ['overrides of gatsby: a is asked for as ">=1", expected an exact version.']],
  [{ overrides: { a: { b: 'npm:c@^1.0.0' } } }, ['overrides of a: b is asked for as "npm:c@^1.0.0", expected an exact version.']],
  [{ dependencies: { a: '1.0.0', b: '1.0.0-rc.1' } }, []],
  [{ overrides: { a: { b: 'npm:c@1.0.0', d: '$d' } } }, []],
])('reports the inexact versions in %j, if any', (careless, lines) => {
  expect(inexactVersions(careless as Manifest)).toEqual(lines);
});
