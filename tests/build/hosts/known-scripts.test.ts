/** @jest-environment node */

import { knownScripts } from '../../../src/build/hosts/known-scripts';
import { servicePlugins } from '../../../src/build/settings/service-plugins';
import { inlineScripts } from '../../../src/site/document/inline-scripts';
import { allServices, noServices } from './sample-site';

beforeEach(() => jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' }));
afterEach(() => jest.restoreAllMocks());

const own = Object.values(inlineScripts);
const worker = { src: 'https://a.example/1.js', offMainThread: true };

/** The scripts other than the site's own. */
const added = (settings: Parameters<typeof servicePlugins>[0], scripts?: Parameters<typeof knownScripts>[1]) =>
  [...knownScripts({ own, plugins: servicePlugins(settings) }, scripts)].filter((text) => !own.includes(text as never));

test('without services, only the site’s own scripts are known', () => {
  expect([...knownScripts({ own, plugins: servicePlugins(noServices) })]).toEqual(own);
});

test.each([
  ['gtmId', /googletagmanager.*GTM-ABC1234/],
  ['segmentWriteKey', /abcdefghij1234567890/],
] as const)('%s adds the script that its plugin writes, with the key', (name, text) => {
  const scripts = added({ ...noServices, [name]: allServices[name] });
  expect(scripts).toEqual([expect.stringMatching(text)]);
});

test('an off-main-thread script adds the Partytown snippet, a main-thread script adds nothing', () => {
  expect(added(noServices, [worker])).toEqual([expect.stringContaining('partytown')]);
  expect(added(noServices, [{ ...worker, offMainThread: false }])).toEqual([]);
});
