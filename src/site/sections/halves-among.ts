/** How many of two or more cards take half a row instead of a third, which fills the last row: none, two or four. */
export const halvesAmong = (cards: number) => ((3 - (cards % 3)) % 3) * 2;
