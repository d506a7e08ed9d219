/** How many cards take half a row instead of a third, so that the last row is full: none, two or four; a single card is not among them. */
export const halvesAmong = (cards: number) => ((3 - (cards % 3)) % 3) * 2;
