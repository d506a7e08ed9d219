/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { reactDOMUtils } from '../../../src/site/stand-ins/react-dom-utils';

test('what is rendered into the same element again replaces the first', async () => {
  const container = document.createElement('div');
  const first = reactDOMUtils();
  await act(async () => first.render(<p>first</p>, container));
  await act(async () => reactDOMUtils().render(<p>second</p>, container));
  expect(container.innerHTML).toBe('<p>second</p>');
});

test('the HTML of a page is kept', async () => {
  const container = document.createElement('div');
  container.innerHTML = '<p>page</p>';
  const paragraph = container.firstChild;
  await act(async () => void reactDOMUtils().hydrate(<p>page</p>, container));
  expect(container.firstChild).toBe(paragraph);
});
