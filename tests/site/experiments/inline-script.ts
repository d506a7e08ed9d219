/** Runs a script as pages do: as an element in the head. */
export function runInline(source: string): void {
  const script = document.createElement('script');
  script.textContent = source;
  document.head.append(script);
  script.remove();
}
