import { privacyGateScript } from '../../../src/site/consent/privacy-gate-script';

export type Start = {
  setting: string;
  timeZone?: string;
  signal?: boolean;
  stored?: string | null;
  services?: readonly ('tag-manager' | 'segment')[];
};

const purposes = { 'tag-manager': 'analytics marketing', segment: 'analytics' };

/** Snippets that log their run and take over like the real ones. */
const snippets = {
  'tag-manager': "window.ran.push('tag-manager'); window.dataLayer.push({ event: 'gtm.js' });",
  segment: "window.ran.push('segment'); window.analytics = window.analytics || []; window.analytics.track = function () {};",
};

declare global {
  interface Window {
    ran?: string[];
    dataLayer?: unknown[] | undefined;
  }
}

export const version = 'a1b2c3d4';

/** What the script does once the page's HTML is complete. */
export let whenLoaded: () => void = () => undefined;

/** Runs the inline script on an empty page, in a browser as described; returns the gate. */
export function runGate({
  setting,
  timeZone = 'Europe/Berlin',
  signal = false,
  stored = null,
  services = ['tag-manager', 'segment'],
}: Start) {
  window.ran = [];
  window.dataLayer = undefined;
  Object.assign(window, { analytics: undefined, privacyGate: undefined });
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: signal || undefined, configurable: true });
  const format = { resolvedOptions: () => ({ timeZone }) } as unknown as Intl.DateTimeFormat;
  jest.spyOn(Intl, 'DateTimeFormat').mockReturnValue(format);
  localStorage.clear();
  if (stored !== null) localStorage.setItem('privacy.consent', stored);
  document.head.innerHTML = services
    .map(
      (service) => `<template data-held="${purposes[service]}" data-service="${service}"><script>${snippets[service]}</script></template>`,
    )
    .join('');
  const script = document.createElement('script');
  Object.assign(script.dataset, { setting, version });
  script.textContent = privacyGateScript;
  const listen = jest.spyOn(document, 'addEventListener').mockImplementation(() => undefined);
  document.head.append(script);
  [[, whenLoaded]] = listen.mock.calls as [[string, () => void]];
  jest.restoreAllMocks();
  const gate = window.privacyGate;
  if (!gate) throw new Error('The gate did not start');
  return gate;
}

/** The data layer, with commands as lists. */
export const layer = (): unknown[] =>
  (window.dataLayer ?? []).map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]' ? Array.from(entry as ArrayLike<unknown>) : entry,
  );
