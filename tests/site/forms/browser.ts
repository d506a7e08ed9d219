/** The parts of dialogs that jsdom lacks and the site uses. */
export function installDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      queueMicrotask(() => this.dispatchEvent(new Event('close')));
    },
  });
}

/** In jsdom, event timestamps use a clock that fake timers do not control. */
export function installEventTimes(): void {
  Object.defineProperty(Event.prototype, 'timeStamp', { configurable: true, get: () => performance.now() });
}

/** Toasts query for reduced motion. */
export function installMediaQueries(): void {
  Object.assign(window, { matchMedia: () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) });
}

/** The site's services, as pages pass them in. */
export const interests = [
  { id: 1, label: 'A service', value: 'a-service' },
  { id: 2, label: 'Another service', value: 'another-service' },
];

export const budgets = { currency: 'USD', limits: [25_000, 75_000, 200_000] };

export const schedulingUrl = 'https://calendar.example/intro';
