import { withNativeFetch } from '../../../src/build/bundle/native-fetch';

class ProvidePlugin {
  constructor(readonly definitions: object) {}
}
class AnotherPlugin {}

test('pages rendered in Node use its own fetch, not the package that Gatsby provides', () => {
  const others = [new AnotherPlugin(), new ProvidePlugin({ Buffer: 'buffer' })];
  const fetches = new ProvidePlugin({ fetch: '/node_modules/node-fetch/lib/index.js', 'global.fetch': 'the same' });
  expect(withNativeFetch({ mode: 'production', plugins: [...others, fetches] })).toEqual({ mode: 'production', plugins: others });
});
