/** What jsdom lacks of a browser's dialogs: enough of them for what the site does with them. */
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

/** In jsdom events have a clock that fake timers do not move. */
export function installEventTimes(): void {
  Object.defineProperty(Event.prototype, 'timeStamp', { configurable: true, get: () => performance.now() });
}

/** The toasts ask whether motion is wanted. */
export function installMediaQueries(): void {
  Object.assign(window, { matchMedia: () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }) });
}

/** The site's services, as the pages pass them in. */
export const interests = [
  { id: 1, label: 'Web development', value: 'web-development' },
  { id: 2, label: 'AI development', value: 'ai-development' },
];

export const schedulingUrl = 'https://calendar.example/intro';
