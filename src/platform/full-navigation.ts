/** Leaves for a page of this site by a full load, where the code of the page cannot go on. */
export function goTo(path: string): void {
  window.location.assign(path);
}

/** Loads the page of the address anew. */
export function loadAgain(): void {
  window.location.reload();
}
