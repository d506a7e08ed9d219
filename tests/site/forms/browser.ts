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
