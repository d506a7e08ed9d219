/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { createContext, type ReactElement, type ReactNode, useContext } from 'react';
import { framedPage, type PageData } from '../../../src/site/frame/framed-page';

jest.mock('../../../src/site/frame/page-layout', () => ({
  PageLayout: ({ cta, navigationDisabled = false, children }: { cta?: string; navigationDisabled?: boolean; children: ReactNode }) => (
    <section aria-label={`${cta ?? 'no label'}, ${navigationDisabled ? 'without' : 'with'} navigation`}>
      {useContext(Words)}
      {children}
    </section>
  ),
}));

const Words = createContext('none');

const Page = () => <p>The page</p>;
const BarePage = () => <p>The page</p>;
BarePage.frame = { navigationDisabled: true };

/** Plugins wrap a page in providers. */
const show = (page: ReactElement, data: PageData) =>
  render(framedPage(<Words.Provider value="Words of the plugin">{page}</Words.Provider>, data));

test('the frame wraps the page inside the plugin’s wrapper', () => {
  show(<Page />, {});
  expect(screen.getByRole('region')).toHaveTextContent('Words of the pluginThe page');
});

test.each([
  [{ page: { cta: 'Talk to us' } }, 'Talk to us, with navigation'],
  [{ page: { cta: null } }, 'no label, with navigation'],
  [{ page: null }, 'no label, with navigation'],
  [{}, 'no label, with navigation'],
])('with %j, the call to action and navigation are "%s"', (data, name) => {
  show(<Page />, data);
  expect(screen.getByRole('region')).toHaveAccessibleName(name);
});

test('a page component may set its frame', () => {
  show(<BarePage />, { page: { cta: 'Apply' } });
  expect(screen.getByRole('region')).toHaveAccessibleName('Apply, without navigation');
});
