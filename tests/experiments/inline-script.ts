/** Runs a script as the page does: as an element of its head. */
export function runInline(source: string): void {
  const script = document.createElement('script');
  script.textContent = source;
  document.head.append(script);
  script.remove();
}
