/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { goTo } from '../../../src/site/edge/full-navigation';
import { publicSettings } from '../../../src/site/edge/public-settings';
import { ctaVariants } from '../../../src/site/experiments/cta-copy';
import { contactDialogChunk } from '../../../src/site/forms/contact-dialog-chunk';
import { DialogHost } from '../../../src/site/forms/dialog-host';
import { formEngineChunk } from '../../../src/site/forms/use-form-engine';
import { CallToAction } from '../../../src/site/sections/call-to-action';
import { ContactDialogProvider } from '../../../src/site/session/contact-dialog-state';
import { t } from '../../translation';
import { ctaCopies } from '../experiments/cta-copies';
import { press, stopTheClock, visitor, wait } from '../forms/visitor';

const track = jest.fn();
jest.mock('../../../src/site/analytics/calls', () => ({ track: (...call: unknown[]) => track(...call) }));
jest.mock('../../../src/site/edge/full-navigation', () => ({ goTo: jest.fn() }));
jest.mock('../../../src/site/edge/public-settings', () => ({ publicSettings: { languages: ['en'] } }));

stopTheClock();
beforeEach(() => {
  track.mockReset();
  jest.mocked(goTo).mockReset();
  window.localStorage.clear();
  delete document.documentElement.dataset.ctaCopy;
  Object.assign(publicSettings, { ctaExperiment: false, ctaLabel: undefined });
});

function show(...labels: (string | null)[]) {
  return render(
    <StrictMode>
      <ContactDialogProvider>
        {labels.map((label) => (
          <CallToAction key={label} label={label} />
        ))}
        <DialogHost />
      </ContactDialogProvider>
    </StrictMode>,
  );
}

/** Clicks the link; returns whether the site handled the click, so the browser does not follow the link. */
function clickIsTaken(how: MouseEventInit = {}): boolean {
  let taken = false;
  const look = (event: Event) => {
    taken = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  fireEvent.click(screen.getByRole('link'), how);
  return taken;
}

const names = () => track.mock.calls.map(([name]) => name);

test('it links to the contact page with the default label', () => {
  show(null);
  expect(screen.getByRole('link', { name: t('callToAction') })).toHaveAttribute('href', '/contact-us/');
});

test('the site’s label replaces the default, and the page’s label replaces both', () => {
  Object.assign(publicSettings, { ctaLabel: 'Talk to us' });
  show(null, 'Plan your app');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Talk to us', 'Plan your app']);
});

test('a plain click opens the dialog and stays on the page', async () => {
  show(null);
  expect(clickIsTaken()).toBe(true);
  await wait();
  expect(screen.getByRole('dialog', { name: t('dialog.contact.heading') })).toBeInTheDocument();
  expect(names()).toEqual(['contact_form_opened']);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %j is left to the browser',
  async (how) => {
    show(null);
    expect(clickIsTaken(how)).toBe(false);
    await wait();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);

test('in a browser without modal dialogs, it is a plain link', () => {
  const prototype = HTMLDialogElement.prototype;
  const { showModal } = prototype;
  Reflect.deleteProperty(prototype, 'showModal');
  show(null);
  expect(clickIsTaken()).toBe(false);
  prototype.showModal = showModal;
});

test('when the dialog fails to load, it goes to the contact page', async () => {
  const load = jest.spyOn(contactDialogChunk, 'load').mockResolvedValue(undefined);
  show(null);
  await press(screen.getByRole('link'));
  expect(goTo).toHaveBeenCalledWith('/contact-us/');
  load.mockRestore();
});

test('a visitor who has moved on in the meantime is not redirected', async () => {
  let arrive: (value: undefined) => void = () => {};
  jest.spyOn(contactDialogChunk, 'load').mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  const { unmount } = show(null);
  fireEvent.click(screen.getByRole('link'));
  unmount();
  arrive(undefined);
  await wait();
  expect(goTo).not.toHaveBeenCalled();
  jest.mocked(contactDialogChunk.load).mockRestore();
});

test('hovering or focusing it prefetches the dialog and its form engine', async () => {
  const chunks = [jest.spyOn(contactDialogChunk, 'load'), jest.spyOn(formEngineChunk, 'load')];
  for (const load of chunks) load.mockClear();
  show(null);
  await visitor.hover(screen.getByRole('link'));
  expect(chunks.map((load) => load.mock.calls.length)).toEqual([1, 1]);
  await visitor.tab();
  expect(chunks.map((load) => load.mock.calls.length)).toEqual([2, 2]);
});

describe('in the experiment', () => {
  beforeEach(() => {
    Object.assign(publicSettings, { ctaExperiment: true });
  });

  test.each(ctaVariants)('with the variant %s, its accessible name is exactly that copy', (variant) => {
    document.documentElement.dataset.ctaCopy = variant;
    show(null);
    expect(screen.getByRole('link', { name: ctaCopies[variant] })).toBeInTheDocument();
    expect(screen.getByText(ctaCopies[variant])).toBeVisible();
    for (const other of ctaVariants.filter((name) => name !== variant)) expect(screen.getByText(ctaCopies[other])).not.toBeVisible();
  });

  test('the variant replaces the default label but not a configured one', () => {
    document.documentElement.dataset.ctaCopy = 'schedule-a-call';
    show(null, 'Plan your app');
    expect(screen.getByRole('link', { name: ctaCopies['schedule-a-call'] })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Plan your app' })).toBeInTheDocument();
  });

  test.each([
    ['control', 'contact'],
    ['schedule-a-call', 'schedule-a-call'],
    ['request-an-estimate', 'request-an-estimate'],
    ['lets-work-together', 'contact'],
  ] as const)('the variant %s opens the dialog for “%s”', async (variant, opening) => {
    document.documentElement.dataset.ctaCopy = variant;
    show(null);
    await press(screen.getByRole('link'));
    expect(screen.getByRole('dialog', { name: t(`dialog.${opening}.heading`) })).toBeInTheDocument();
  });

  test('a configured label opens the contact dialog regardless of the variant', async () => {
    document.documentElement.dataset.ctaCopy = 'schedule-a-call';
    show('Plan your app');
    await press(screen.getByRole('link'));
    expect(screen.getByRole('dialog', { name: t('dialog.contact.heading') })).toBeInTheDocument();
  });

  test('without a variant, the default copy is shown', () => {
    show(null);
    expect(screen.getByRole('link', { name: t('callToAction') })).toBeInTheDocument();
  });
});
