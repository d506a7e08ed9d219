/** Decap's messages below fields, by the component name in their class. */
const faults = '[class*="-ControlErrorsList"]';

const isShown = (element: Element) => element.getClientRects().length > 0;

/**
 * Scrolls to the first field with a message. Decap leaves the page where it is, even if all messages are far from what is in view.
 * A field inside a collapsed entry is not shown; the entry, which Decap marks, is.
 */
export function showFirstFault(): void {
  // The messages appear with the next frame.
  requestAnimationFrame(() => {
    let place = document.querySelector(faults);
    while (place && !isShown(place)) place = place.parentElement;
    place?.scrollIntoView({ block: 'center' });
  });
}
