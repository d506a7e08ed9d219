/** @jest-environment jsdom */
import { onRenderBody as insertTagManager } from 'gatsby-plugin-google-tagmanager/gatsby-ssr';
import { onRenderBody as insertSegment } from 'gatsby-plugin-segment-js/gatsby-ssr';
import type { ReactElement } from 'react';
import { allowedSources } from '../../../src/build/hosts/content-security-policy';
import { servicePlugins } from '../../../src/build/settings/service-plugins';
import { thirdPartyScripts } from './third-party-scripts';

const unset = { gtmId: undefined, segmentWriteKey: undefined };
const keys = { gtmId: 'GTM-ABC1234', segmentWriteKey: 'abcdefghij0123456789' };
const [tagManager = {}, segment = {}] = servicePlugins(keys).map(({ options }) => options);

type Inserted = ReactElement<{ dangerouslySetInnerHTML: { __html: string } }>;

/** Runs what the real plugins insert into a page, and returns the scripts it requests. */
function scriptsAskedFor(): string[] {
  document.head.innerHTML = '<script></script>';
  const setHeadComponents = (inserted: Inserted[]) => {
    for (const { props } of inserted) new Function(props.dangerouslySetInnerHTML.__html)();
  };
  const setPreBodyComponents = () => {};
  insertTagManager({ setHeadComponents, setPreBodyComponents }, tagManager);
  insertSegment({ setHeadComponents }, segment);
  return [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => src);
}

test('there are no third-party scripts without a key', () => {
  expect(thirdPartyScripts(unset)).toEqual([]);
});

test.each([
  [{ ...unset, gtmId: keys.gtmId }, ['https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234']],
  [{ ...unset, segmentWriteKey: keys.segmentWriteKey }, ['https://cdn.segment.com/analytics.js/v1/abcdefghij0123456789/analytics.min.js']],
])('a key adds only the script of its service', (settings, scripts) => {
  expect(thirdPartyScripts(settings)).toEqual(scripts);
});

test('the real plugins request exactly the listed scripts', () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  expect(scriptsAskedFor().sort()).toEqual(thirdPartyScripts(keys).sort());
  jest.restoreAllMocks();
});

test('neither plugin sends more than it is asked to: no page views of its own, no web vitals', () => {
  expect(segment).toMatchObject({ trackPage: false });
  expect(tagManager).not.toMatchObject({ enableWebVitalsTracking: true });
});

test('the content security policy allows the listed scripts and no others', () => {
  const settings = { ...keys, sentryDsn: undefined, leadsEndpoint: undefined };
  expect([...allowedSources(settings).scripts].sort()).toEqual(
    thirdPartyScripts(keys)
      .map((script) => new URL(script).origin)
      .sort(),
  );
  expect(allowedSources({ ...settings, ...unset }).scripts).toEqual([]);
});
