import { browserTools } from './browser-tools';
import { preparedPicture } from './lighter-picture';

/** Events sent again with a prepared picture. */
const sentAgain = new WeakSet<Event>();

/** Prepares each picture chosen for upload before the editor gets it, and reports at once why one cannot be used. */
export function prepareUploads(): void {
  // Runs before the editor's own listeners, which are on the elements it renders into.
  window.addEventListener('change', holdBack, { capture: true });
}

function holdBack(event: Event): void {
  const { target } = event;
  if (sentAgain.has(event) || !(target instanceof HTMLInputElement) || target.type !== 'file') return;
  const [file] = target.files ?? [];
  if (!file) return;
  event.stopImmediatePropagation();
  void pass(file, target);
}

async function pass(file: File, input: HTMLInputElement): Promise<void> {
  const prepared = await preparedPicture(file, browserTools);
  if ('fault' in prepared) {
    input.value = '';
    window.alert(`${file.name}: found ${prepared.fault.found}; expected ${prepared.fault.expected}.`);
    return;
  }
  const files = new DataTransfer();
  files.items.add(prepared.file);
  input.files = files.files;
  const again = new Event('change', { bubbles: true });
  sentAgain.add(again);
  input.dispatchEvent(again);
}
