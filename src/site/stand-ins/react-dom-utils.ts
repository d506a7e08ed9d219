import type { ReactNode } from 'react';
import type { Root } from 'react-dom/client';

/** Evaluates React DOM at its first use; Gatsby's file does so as soon as the site's code is loaded, in the same task. */
const reactDom = (): typeof import('react-dom/client') => require('react-dom/client');

const roots = new WeakMap<Element, Root>();

function render(element: ReactNode, container: Element): void {
  const root = roots.get(container) ?? reactDom().createRoot(container);
  roots.set(container, root);
  root.render(element);
}

const hydrate = (element: ReactNode, container: Element): Root => reactDom().hydrateRoot(container, element);

/** Stands in for Gatsby's file of the same name. */
export const reactDOMUtils = () => ({ render, hydrate });
