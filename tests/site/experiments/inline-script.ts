/** Runs a script as pages do: as an element in the head. */
export function runInline(source: string, attributes: Record<string, string> = {}): void {
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.textContent = source;
  document.head.append(script);
  script.remove();
}
