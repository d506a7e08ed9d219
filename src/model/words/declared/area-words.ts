import { counted, group, type WordTree, word } from '../word';

export const areaWords: WordTree = {
  area: group(
    {
      industries: word(50),
      services: word(40),
      meeting: word(32),
      annotation: word(32),
      cases: word(40),
      law: word(32),
      lawIntro: word(160),
      lawsOfState: word(50),
      inForce: word(32),
      status: word(32),
      source: word(32),
      checked: word(32),
      edited: word(32),
      unverified: word(120),
      citiesHeading: word(32),
      statesHeading: word(32),
      map: group(
        {
          projection: word(50),
          miles: word(32, 'miles'),
          waypoints: counted(40),
        },
        'Lettering of the map.',
      ),
      compass: group(
        { north: word(3), east: word(3), south: word(3), west: word(3) },
        'The letters of the four directions, as on a compass.',
      ),
    },
    'On the pages of cities and states.',
  ),
};
