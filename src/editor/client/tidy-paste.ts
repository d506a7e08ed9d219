/** Tidies what is pasted from word processors into a text before the editor reads it. */
export function tidyPastes(): void {
  // Runs before the editor's own listeners, which are on the elements it renders into.
  window.addEventListener('paste', holdBack, { capture: true });
}

function holdBack(event: ClipboardEvent): void {
  const { target, clipboardData } = event;
  const html = clipboardData?.getData('text/html') ?? '';
  const isInText = target instanceof HTMLElement && target.isContentEditable && target.closest('[data-slate-editor]');
  // What was copied in the editor has an exact form of its own.
  if (!isInText || !html || html.includes('data-slate-')) return;
  const dataTransfer = new DataTransfer();
  dataTransfer.setData('text/plain', clipboardData?.getData('text/plain') ?? '');
  dataTransfer.setData('text/html', tidyHtml(html));
  // Browsers send this event after a paste; the editor reads it, and then cancels it.
  const input = new InputEvent('beforeinput', { inputType: 'insertFromPaste', dataTransfer, bubbles: true, cancelable: true });
  if (target.dispatchEvent(input)) return;
  event.stopImmediatePropagation();
  event.preventDefault();
}

/**
 * Pasted HTML as Decap reads it: it ignores `<b>` and Word's lists, keeps empty paragraphs and lists directly inside lists, and joins
 * the text of an entry to the list inside it unless the text is a paragraph.
 */
export function tidyHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[style*="mso-list"]')) putInList(paragraph);
  for (const inner of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) inner.previousElementSibling?.append(inner);
  for (const paragraph of body.querySelectorAll('p'))
    if (!paragraph.textContent?.trim() && !paragraph.querySelector('img')) paragraph.remove();
  for (const item of body.querySelectorAll('li')) asParagraph(item);
  // Google Docs puts everything into one `<b>` that is not bold.
  for (const bold of body.querySelectorAll('b')) if (bold.style.fontWeight !== 'normal') renamed(bold, 'strong');
  return body.innerHTML;
}

/** Moves a paragraph that Word shows as an entry of a list into the list before it, or into a new one. */
function putInList(paragraph: HTMLElement): void {
  const level = Number(/level(\d)/.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 1);
  const marker = paragraph.querySelector('[style*="Ignore"]');
  const name = /^\s*\w+[.)]/.test(marker?.textContent ?? '') ? 'ol' : 'ul';
  marker?.remove();
  const item = renamed(paragraph, 'li');
  const before = item.previousElementSibling;
  let list = before?.matches(level > 1 ? 'ul, ol' : name) ? before : document.createElement(name);
  if (list !== before) item.before(list);
  for (let depth = 1; depth < level; depth++) list = innerList(list, name);
  list.append(item);
}

/** Makes the text of an entry a paragraph, if it is not one. */
function asParagraph(item: HTMLElement): void {
  const texts = [...item.childNodes].filter((node) => !/^(P|UL|OL)$/.test(node.nodeName));
  if (texts.every((node) => !node.textContent?.trim())) return;
  const paragraph = document.createElement('p');
  paragraph.append(...texts);
  item.prepend(paragraph);
}

/** The list inside the last entry of a list. */
function innerList(list: Element, name: string): Element {
  const last = list.lastElementChild ?? list.appendChild(document.createElement('li'));
  return last.querySelector(':scope > ul, :scope > ol') ?? last.appendChild(document.createElement(name));
}

function renamed(element: Element, name: string): Element {
  const copy = document.createElement(name);
  copy.append(...element.childNodes);
  element.replaceWith(copy);
  return copy;
}
