/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { useHydratedForm } from '../../../src/site/forms/use-hydrated-form';
import { renderOnServer } from './server';

const found: (HTMLFormElement | null)[] = [];

function Form() {
  const [form, ref] = useHydratedForm();
  found.push(form);
  return <form ref={ref} />;
}

test('the element is null while hydrating, so that the HTML matches, then the one of the server’s HTML', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderOnServer(<Form />);
  const form = container.querySelector('form');
  found.length = 0;
  await act(async () => void hydrateRoot(container, <Form />));
  expect(found).toEqual([null, form]);
});
