import { onRenderBody as insertTagManager } from 'gatsby-plugin-google-tagmanager/gatsby-ssr';
import { onRenderBody as insertSegment } from 'gatsby-plugin-segment-js/gatsby-ssr';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { inlineScriptsIn } from '../../../src/build/hosts/inline-script-hashes';
import type { ConsentSetting } from '../../../src/contract/consent-setting';
import { heldBody, heldHead } from '../../../src/site/document/held-scripts';
import { inlineScripts } from '../../../src/site/document/inline-scripts';

const setup = (setting: ConsentSetting) => ({ setting, version: 'a1b2c3d4', purposes: [], stores: { analytics: [], marketing: [] } });

/** What the real plugins insert. */
function inserted() {
  const head: ReactElement[] = [];
  const body: ReactElement[] = [];
  const setHeadComponents = (components: ReactElement[]) => head.push(...components);
  const setPreBodyComponents = (components: ReactElement[]) => body.push(...components);
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  insertTagManager({ setHeadComponents, setPreBodyComponents }, { id: 'GTM-ABC1234' });
  insertSegment({ setHeadComponents }, { prodKey: 'abcdefghij0123456789', trackPage: false });
  jest.restoreAllMocks();
  return { head, body };
}

const markup = (components: readonly ReactElement[]) => components.map((each) => renderToStaticMarkup(each)).join('');

test('the plugins’ scripts are inert, and the gate comes after them', () => {
  const { head } = inserted();
  const html = markup(heldHead([<title key="title">A page</title>, ...head], setup('opt-in')));
  const outside = html.replace(/<template\b[\s\S]*?<\/template>/g, '');
  expect(inlineScriptsIn(html)).toHaveLength(3);
  expect(inlineScriptsIn(outside)).toEqual([inlineScripts.privacyGate]);
  expect(html.indexOf('data-setting="opt-in" data-version="a1b2c3d4"')).toBeGreaterThan(html.lastIndexOf('</template>'));
  expect([...html.matchAll(/<template data-held="([^"]*)" data-service="([^"]*)"/g)].map(([, ...held]) => held)).toEqual([
    ['analytics marketing', 'tag-manager'],
    ['analytics', 'segment'],
  ]);
});

test.each([
  ['off', 1],
  ['opt-out', 0],
  ['opt-in', 0],
  ['by-region', 0],
] as const)('with the setting %s, a page has %d frames of the tag manager for visitors without JavaScript', (setting, frames) => {
  const { body } = inserted();
  expect(heldBody([<noscript key="other">Words</noscript>, ...body], setup(setting))).toHaveLength(1 + frames);
});
