import { load } from 'cheerio';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { inlineScriptsIn } from '../../../src/build/hosts/inline-script-hashes';
import { withConstantPagePath } from '../../../src/site/document/constant-page-path';

/** As rendered by Gatsby's static entry. */
const gatsbyScript = (text: string, id?: string) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: Gatsby passes its script in this form.
  <script key="script-loader" id={id ?? 'gatsby-script-loader'} dangerouslySetInnerHTML={{ __html: text }} />
);
const pagePathText = (path: string) => `/*<![CDATA[*/window.pagePath=${JSON.stringify(path)};/*]]>*/`;
const render = (components: ReactNode[]) => renderToStaticMarkup(createElement('div', null, components));

function pagePathAfter(html: string): unknown {
  const script = load(html)('#gatsby-script-loader');
  const page: { pagePath?: unknown } = {};
  new Function('window', 'document', script.text())(page, { currentScript: { dataset: { pagePath: script.attr('data-page-path') } } });
  return page.pagePath;
}

test.each(['/', '/services/a-service/', '/404.html', '/a"b\\c<d>/', '/blog/ü/'])('window.pagePath is set to %s', (path) => {
  const components = withConstantPagePath([gatsbyScript(pagePathText(path))]);
  expect(pagePathAfter(render(components))).toBe(path);
});

test('the script text is identical on every page', () => {
  const textFor = (path: string) => inlineScriptsIn(render(withConstantPagePath([gatsbyScript(pagePathText(path))])));
  expect(textFor('/about-us/')).toHaveLength(1);
  expect(textFor('/about-us/')).toEqual(textFor('/'));
});

test('other components stay unchanged and in place', () => {
  const before = <p key="p">text</p>;
  const other = gatsbyScript('window.pagePath="/mine/";', 'mine');
  const [first, second, third, fourth] = withConstantPagePath([before, null, gatsbyScript(pagePathText('/')), other]);
  expect([first, second, fourth]).toEqual([before, null, other]);
  expect(third).toMatchObject({ key: 'script-loader' });
});

test('a second pass changes nothing', () => {
  const once = withConstantPagePath([gatsbyScript(pagePathText('/'))]);
  expect(withConstantPagePath(once)).toEqual(once);
});

test.each(['self.page={path:"/"}', '/*<![CDATA[*/window.pagePath="/";window.more="1";/*]]>*/'])(
  'an unknown form of Gatsby’s script throws an error with its text: %s',
  (text) => {
    expect(() => withConstantPagePath([gatsbyScript(text)])).toThrow(text);
  },
);
