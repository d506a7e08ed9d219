/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { reportError } from '../../../src/site/errors/error-reporting';
import { hydrate } from '../../../src/site/runtime/take-over';

jest.mock('../../../src/site/errors/error-reporting');

function Page() {
  return (
    <main>
      <h1>Of this build</h1>
    </main>
  );
}

const containerWith = (html: string) => Object.assign(document.createElement('div'), { innerHTML: html });

test('React hydrates HTML of this build unchanged', async () => {
  const container = containerWith('<main><h1>Of this build</h1></main>');
  const heading = container.querySelector('h1');
  await act(async () => hydrate(<Page />, container));
  expect(container.querySelector('h1')).toBe(heading);
  expect(reportError).not.toHaveBeenCalled();
});

test('mismatches are fixed and reported once, with a cause that limits them to one per visit, and not as uncaught errors', async () => {
  const uncaught = jest.fn();
  window.addEventListener('error', uncaught);
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = containerWith('<main><h1>Of another build</h1></main>');
  await act(async () => hydrate(<Page />, container));
  expect(container).toHaveTextContent('Of this build');
  expect(log.mock.calls.filter(([first]) => first === 'React recovered:').length).toBeGreaterThan(1);
  expect(reportError).toHaveBeenCalledTimes(1);
  expect(reportError).toHaveBeenCalledWith(expect.any(Error), { boundary: 'take-over', cause: 'take-over' });
  expect(uncaught).not.toHaveBeenCalled();
  log.mockRestore();
  window.removeEventListener('error', uncaught);
});
