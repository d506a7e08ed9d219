import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';

/** Evaluates React DOM on first use; Gatsby's file does so as soon as the site's code has loaded, in the same task. */
const reactDom = (): typeof import('react-dom/client') => require('react-dom/client');

const roots = new WeakMap<Element, Root>();

function render(element: ReactNode, container: Element): void {
  const root = roots.get(container) ?? reactDom().createRoot(container);
  roots.set(container, root);
  root.render(element);
}

const hydrate = (element: ReactNode, container: Element): Root => reactDom().hydrateRoot(container, element);

/** Replaces Gatsby's file of the same name. */
export const reactDOMUtils = () => ({ render, hydrate });
