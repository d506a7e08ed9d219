import { type FailedLoad, type WayOn, wayOn } from '../../../src/site/gatsby/way-on';

const click = { path: '/services/?a=1', aim: '/services/?a=1#top', place: '/', running: true };
const back = { path: '/blog/?a=1', aim: undefined, place: '/blog/?a=1', running: true };

test.each<[string, FailedLoad, WayOn]>([
  ['a failed click goes to its target with query and hash', click, { goTo: '/services/?a=1#top' }],
  ['a failed click on the current page goes there too', { ...click, place: '/services/?a=1' }, { goTo: '/services/?a=1#top' }],
  ['a failed back navigation reloads the current URL', back, 'load again'],
  ['a failed page that is neither requested nor shown changes nothing', { ...back, place: '/' }, 'stay'],
  ['the first page, which is readable as HTML, is retried once', { ...back, running: false }, 'load once more'],
])('%s', (_name, failed, way) => {
  expect(wayOn(failed)).toEqual(way);
});
