import { loadAgain } from '../../../src/site/edge/full-navigation';
import { isInUse, loadOnceMore } from '../../../src/site/gatsby/load-once-more';

jest.mock('../../../src/site/edge/full-navigation');

const answer = jest.fn();

beforeEach(() => {
  window.sessionStorage.clear();
  window.fetch = answer.mockResolvedValue({ ok: true });
  document.body.innerHTML = '<input id="name"><input id="agreed" type="checkbox"><textarea id="message"></textarea><a href="/">x</a>';
});

const control = (id: string) => document.getElementById(id) as HTMLInputElement;

test('a page that answers is loaded again, once in a visit', async () => {
  await loadOnceMore();
  await loadOnceMore();
  expect(loadAgain).toHaveBeenCalledTimes(1);
});

test.each([
  ['does not exist', () => answer.mockResolvedValue({ ok: false })],
  ['cannot be reached', () => answer.mockRejectedValue(new TypeError('Failed to fetch'))],
])('a page that %s stays as it is', async (_what, arrange) => {
  arrange();
  await loadOnceMore();
  expect(loadAgain).not.toHaveBeenCalled();
});

test.each([
  ['has typed', () => Object.assign(control('name'), { value: 'Ada' })],
  ['has written', () => Object.assign(control('message'), { value: 'Hello' })],
  ['has ticked', () => Object.assign(control('agreed'), { checked: true })],
  ['is about to type', () => control('name').focus()],
])('a page in which the visitor %s stays, and may be loaded at another time', async (_what, act) => {
  act();
  expect(isInUse()).toBe(true);
  await loadOnceMore();
  expect(loadAgain).not.toHaveBeenCalled();
  document.body.innerHTML = '';
  await loadOnceMore();
  expect(loadAgain).toHaveBeenCalledTimes(1);
});
