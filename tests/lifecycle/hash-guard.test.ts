import { hashGuardScript } from '../../src/lifecycle/hash-guard';

const { location, history } = window;
const goTo = (address: string) => history.replaceState({ key: 'here' }, '', address);
const guard = () => new Function(hashGuardScript)();

test.each([
  ['/#%E0%A4%A', '/#_E0_A4_A'],
  ['/#%', '/#_'],
  ['/services/?q=%E0#%zz', '/services/?q=%E0#_zz'],
  ['/%E0%A4%A', '/_E0_A4_A'],
  ['//elsewhere.example/%', '//elsewhere.example/_'],
])('the malformed address %s becomes %s', (address, repaired) => {
  goTo(location.origin + address);
  guard();
  expect(location.href).toBe(location.origin + repaired);
  expect(() => decodeURI(location.pathname + location.hash)).not.toThrow();
  expect(history.state).toEqual({ key: 'here' });
});

test.each(['/', '/#', '/#contact-us', '/blog/?a=%20b#caf%C3%A9', '/services/#100%25'])('the address %s stays as it is', (address) => {
  goTo(address);
  const replace = jest.spyOn(history, 'replaceState');
  guard();
  expect(replace).not.toHaveBeenCalled();
  expect(location.href).toBe(location.origin + address);
  replace.mockRestore();
});

test.each(['popstate', 'hashchange'])('a malformed hash that comes later is repaired at %s, before any other listener', (event) => {
  goTo('/');
  guard();
  let seen = '';
  window.addEventListener(event, () => (seen = location.hash), { once: true });
  goTo('/#%E0');
  window.dispatchEvent(new Event(event));
  expect(seen).toBe('#_E0');
});
