import { group, type WordTree, word } from '../word';

export const methodWords: WordTree = {
  method: group(
    {
      index: word(40),
      sheet: word(60, 'number', 'count'),
      drawing: word(40, 'name'),
      open: word(70, 'number'),
      asText: word(50, 'number'),
      part: word(32),
      low: word(32),
      high: word(32),
      reason: word(40),
      moves: word(40),
      estimate: word(40, 'unit'),
      total: word(32),
      planned: word(32),
    },
    'On the page with the drawing set.',
  ),
};
