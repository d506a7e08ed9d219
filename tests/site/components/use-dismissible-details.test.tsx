/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useDismissibleDetails } from '../../../src/site/components/use-dismissible-details';

function Sample() {
  const ref = useRef<HTMLDetailsElement>(null);
  useDismissibleDetails(ref);
  return (
    <details ref={ref} data-testid="root">
      <summary>Menu</summary>
      {['services', 'products'].map((id) => (
        <details key={id} name="submenu" data-testid={id}>
          <summary>{id}</summary>
          <a href="#there">A page</a>
        </details>
      ))}
      <details data-testid="nameless">
        <summary>Other</summary>
      </details>
    </details>
  );
}

const get = (id: string) => screen.getByTestId<HTMLDetailsElement>(id);
const opened = () => ['root', 'services', 'products', 'nameless'].filter((id) => get(id).open);

/** Opens it like a browser that does not know the attribute `name`, and reports it. */
async function open(id: string) {
  await act(async () => {
    get(id).open = true;
    await new Promise((resolve) => setTimeout(resolve));
    get(id).dispatchEvent(new Event('toggle'));
  });
}

beforeEach(() => {
  render(<Sample />);
});

test('one that opens closes the others of its name, and neither the root nor those without a name', async () => {
  await open('root');
  await open('nameless');
  await open('services');
  expect(opened()).toEqual(['root', 'services', 'nameless']);
  await open('products');
  expect(opened()).toEqual(['root', 'products', 'nameless']);
});

test.each([
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['a press outside', () => fireEvent.pointerDown(document.body)],
  ['a link that is followed', () => fireEvent.click(get('services').querySelector('a') as Element)],
])('%s closes all', async (_, act) => {
  await open('root');
  await open('services');
  act();
  expect(opened()).toEqual([]);
});

test('where its summary is hidden, because its content is always shown, the root stays open', async () => {
  await open('root');
  await open('services');
  get('root').querySelector('summary')?.style.setProperty('display', 'none');
  fireEvent.pointerDown(document.body);
  expect(opened()).toEqual(['root']);
});
