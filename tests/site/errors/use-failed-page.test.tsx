/** @jest-environment jsdom */
import { createRoot } from 'react-dom/client';
import { reloadPage } from '../../../src/site/edge/full-navigation';
import { useFailedPage } from '../../../src/site/errors/use-failed-page';

jest.mock('../../../src/site/edge/full-navigation', () => ({ reloadPage: jest.fn() }));

function Failed() {
  useFailedPage();
  return <h1>Failed</h1>;
}

test('going back loads the page before from the moment that the error is there', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  window.history.replaceState({}, '', '/failed/');
  const place = document.createElement('div');
  document.body.append(place);
  // Called right after React has put the error into the document.
  const shown = new Promise<void>((resolve) => new MutationObserver(() => resolve()).observe(place, { childList: true }));
  createRoot(place).render(<Failed />);
  await shown;
  window.history.replaceState({}, '', '/before/');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(reloadPage).toHaveBeenCalledTimes(1);
});
