import { render, screen } from '@testing-library/react';
import { createContext, type ReactElement, useContext } from 'react';
import { framedPage } from '../../../src/site/runtime/page-element';

const Words = createContext('none');

function Page() {
  return <p>The page</p>;
}
Page.frame = (data: object, page: ReactElement) => <Frame label={(data as { label: string }).label}>{page}</Frame>;

function Frame({ label, children }: { label: string; children: ReactElement }) {
  return (
    <section aria-label={label}>
      {useContext(Words)}
      {children}
    </section>
  );
}

test('the frame wraps the page inside the plugin’s wrapper and receives the page’s data', () => {
  const asPluginLeavesIt = (
    <Words.Provider value="Words of the plugin">
      <Page />
    </Words.Provider>
  );
  render(framedPage(asPluginLeavesIt, { label: 'Of the data' }));
  const frame = screen.getByRole('region', { name: 'Of the data' });
  expect(frame).toHaveTextContent('Words of the pluginThe page');
});

test('a page without a frame stays unchanged', () => {
  const bare = (
    <Words.Provider value="any">
      <p>Bare</p>
    </Words.Provider>
  );
  render(framedPage(bare, {}));
  expect(document.body.innerHTML).toBe('<div><p>Bare</p></div>');
});
