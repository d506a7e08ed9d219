import { type FailedLoad, type WayOn, wayOn } from '../../../src/site/gatsby/way-on';

const click = { path: '/services/?a=1', aim: '/services/?a=1#top', place: '/', running: true };
const back = { path: '/blog/?a=1', aim: undefined, place: '/blog/?a=1', running: true };

test.each<[string, FailedLoad, WayOn]>([
  ['a click goes to where it aimed, with query and hash', click, { goTo: '/services/?a=1#top' }],
  ['a click on the very page goes there too', { ...click, place: '/services/?a=1' }, { goTo: '/services/?a=1#top' }],
  ['back loads the page of the address', back, 'load again'],
  ['a page that is neither asked for nor shown changes nothing', { ...back, place: '/' }, 'stay'],
  ['the first page, which reads as HTML, has one more try', { ...back, running: false }, 'load once more'],
])('%s', (_name, failed, way) => {
  expect(wayOn(failed)).toEqual(way);
});
