/** @jest-environment jsdom */
import { reloadPage } from '../../../src/site/edge/full-navigation';
import { type FailedLoad, isInUse, noteNewBuild, type Recovery, recover, recoveryFor, reloadOnce } from '../../../src/site/gatsby/recovery';

jest.mock('../../../src/site/edge/full-navigation');

const answer = jest.fn();

beforeEach(() => {
  window.sessionStorage.clear();
  window.fetch = answer.mockResolvedValue({ ok: true });
  document.body.innerHTML =
    '<input id="name"><input id="agreed" type="checkbox"><textarea id="message"></textarea><select id="budget"><option></option><option>Small</option></select><a href="/">x</a>';
});

const control = (id: string) => document.getElementById(id) as HTMLInputElement;

test('a reachable page is reloaded once per visit', async () => {
  await reloadOnce();
  await reloadOnce();
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test.each([
  ['does not exist', () => answer.mockResolvedValue({ ok: false })],
  ['cannot be reached', () => answer.mockRejectedValue(new TypeError('Failed to fetch'))],
])('a page that %s is not reloaded', async (_what, arrange) => {
  arrange();
  await reloadOnce();
  expect(reloadPage).not.toHaveBeenCalled();
});

test.each([
  ['has typed in a field', () => Object.assign(control('name'), { value: 'Ada' })],
  ['has typed in a text area', () => Object.assign(control('message'), { value: 'Hello' })],
  ['has checked a box', () => Object.assign(control('agreed'), { checked: true })],
  ['has chosen from a list', () => Object.assign(control('budget'), { selectedIndex: 1 })],
  ['has focused a field', () => control('name').focus()],
])('a page in which the visitor %s is not reloaded, but can be later', async (_what, act) => {
  act();
  expect(isInUse()).toBe(true);
  await reloadOnce();
  expect(reloadPage).not.toHaveBeenCalled();
  document.body.innerHTML = '';
  await reloadOnce();
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

const click = { path: '/services/?a=1', aim: '/services/?a=1#top', place: '/', running: true };
const back = { path: '/blog/?a=1', aim: undefined, place: '/blog/?a=1', running: true };

test.each<[string, FailedLoad, Recovery]>([
  ['a failed click goes to its target with query and hash', click, { goTo: '/services/?a=1#top' }],
  ['a failed click on the current page goes there too', { ...click, place: '/services/?a=1' }, { goTo: '/services/?a=1#top' }],
  ['a failed back navigation reloads the current URL', back, 'reload'],
  ['a failed page that is neither requested nor shown changes nothing', { ...back, place: '/' }, 'none'],
  ['the first page, which is readable as HTML, is retried once', { ...back, running: false }, 'reload once'],
])('%s', (_name, failed, way) => {
  expect(recoveryFor(failed)).toEqual(way);
});

describe('a new build', () => {
  const failFirstPage = () => recover({ path: '/', aim: undefined, running: false });

  beforeEach(() => {
    // Only the new build can help.
    answer.mockResolvedValue({ ok: false });
  });

  test('reloads a first page once it has failed, before or after the build arrived, unless the visitor is using it', () => {
    noteNewBuild();
    expect(reloadPage).not.toHaveBeenCalled();
    control('name').focus();
    failFirstPage();
    expect(reloadPage).not.toHaveBeenCalled();
    control('name').blur();
    noteNewBuild();
    expect(reloadPage).toHaveBeenCalledTimes(1);
    failFirstPage();
    expect(reloadPage).toHaveBeenCalledTimes(2);
  });
});
