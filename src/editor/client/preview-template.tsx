import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot, type Root } from 'react-dom/client';
import { type Kind, kindNames } from '../../model/kinds';
import type { PlaceholderFacts } from '../../model/reading/placeholder-facts';
import { GlobalStyles } from '../../site/theme/global-styles';
import { defaultLanguage } from '../../site/words/site-languages';
import { filledEntry } from './filled-entry';
import { PreviewedPage } from './previewed-page';

/** The words of tables in the text of a page. */
const tableWords = { language: defaultLanguage, strings: wordsOfBuild };

/** The methods and state of Decap's preview component; Decap calls the methods with it as `this`. */
type Template = { props: DecapPreviewProps; place: Element | null; root: Root | undefined; paint: () => void };

/**
 * Shows the site's pages in Decap's preview. Decap has its own React, so it only gets an empty element, in which the site's React
 * renders the site's components, with their styles in the preview document's head.
 */
export function registerPreviews(cms: Window['CMS'], pageNames: readonly string[], facts: PlaceholderFacts): void {
  for (const kind of kindNames) cms.registerPreviewTemplate(kind, templateOf(kind, facts));
  // Decap looks up a single file's preview by the file's name.
  for (const name of pageNames) cms.registerPreviewTemplate(name, templateOf('page', facts));
}

const templateOf = (kind: Kind, facts: PlaceholderFacts) =>
  window.createClass({
    render(this: Template) {
      return window.h('div', {
        ref: (place: Element | null) => {
          this.place = place;
        },
      });
    },
    componentDidMount(this: Template) {
      if (this.place) this.root = createRoot(this.place);
      this.paint();
    },
    componentDidUpdate(this: Template) {
      this.paint();
    },
    componentWillUnmount(this: Template) {
      // Decap unmounts during rendering, when the site's React must not.
      const { root } = this;
      setTimeout(() => root?.unmount());
    },
    paint(this: Template) {
      const { entry, getAsset, document } = this.props;
      const pictureUrl = (path: string) => String(getAsset(path) ?? '');
      this.root?.render(
        <CacheProvider value={cacheIn(document.head)}>
          <GlobalStyles />
          <PreviewedPage kind={kind} data={filledEntry(entry.get('data')?.toJS() ?? {}, facts, tableWords)} pictureUrl={pictureUrl} />
        </CacheProvider>,
      );
    },
  });

const caches = new WeakMap<HTMLElement, ReturnType<typeof createCache>>();

function cacheIn(container: HTMLElement) {
  const cache = caches.get(container) ?? createCache({ key: 'site', container });
  caches.set(container, cache);
  return cache;
}
