import realHoistStatics from 'hoist-non-react-statics';
import hoistStatics from '../../../src/site/stand-ins/hoist-statics';
import { Script, Slice } from '../../../src/site/stand-ins/left-out';

test.each([
  ['Script', Script],
  ['Slice', Slice],
])('using %s, which the bundle does not have, throws and names the file to change', (name, part) => {
  expect(part).toThrow(`${name} was left out of the bundle: remove it from src/build/bundle/bundle-aliases.ts.`);
});

test('static properties are copied as the package copies them', () => {
  const source = () =>
    Object.assign(() => null, {
      displayName: 'Source',
      defaultProps: { a: 1 },
      getDerivedStateFromProps: () => null,
      query: 'kept',
      preload: () => 1,
    });
  const target = () => Object.assign(() => null, { preload: 'its own' });
  const keysOf = (made: object) => Object.keys(made).sort();
  const made = hoistStatics(target(), source());
  expect(keysOf(made)).toEqual(keysOf(realHoistStatics(target() as never, source() as never)));
  expect({ ...made }).toMatchObject({ query: 'kept', preload: 'its own' });
});
