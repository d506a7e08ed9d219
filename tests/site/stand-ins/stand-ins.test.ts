import hoistStatics from '../../../src/site/stand-ins/hoist-statics';
import { Script, Slice } from '../../../src/site/stand-ins/left-out';

test.each([
  ['Script', Script],
  ['Slice', Slice],
])('using %s, which is not in the bundle, throws an error that names the file to change', (name, part) => {
  expect(part).toThrow(`${name} was left out of the bundle: remove it from src/build/bundle/bundle-aliases.ts.`);
});

test('static properties are copied, except those of React', () => {
  const source = () =>
    Object.assign(() => null, {
      displayName: 'Source',
      defaultProps: { a: 1 },
      getDerivedStateFromProps: () => null,
      query: 'kept',
      preload: () => 1,
    });
  const target = () => Object.assign(() => null, { preload: 'its own' });
  const made = hoistStatics(target(), source());
  expect(Object.keys(made).sort()).toEqual(['preload', 'query']);
  expect({ ...made }).toMatchObject({ query: 'kept', preload: 'its own' });
});
