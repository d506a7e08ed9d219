const order: string[] = [];

function mocked<Part extends object>(name: string, part: Part): Part {
  order.push(name);
  return part;
}
jest.mock('../../../src/site/edge/next-task', () => ({ nextTask: async () => order.push('task') }));
jest.mock('../../../src/site/runtime/client', () =>
  mocked('client', { startClient: () => order.push('started'), attachment: () => 'attached', onRouteUpdate: () => 'viewed' }),
);
jest.mock('../../../src/site/runtime/take-over', () => mocked('React DOM', {}));
jest.mock('../../../src/site/frame/framed-page', () => mocked('frame', { wrapPageElement: () => 'framed' }));
jest.mock('../../../src/site/runtime/root', () => mocked('root', { wrapRootElement: () => 'rooted' }));

const hooks = jest.requireActual<Record<string, () => unknown>>('../../../src/site/start/gatsby-hooks-in-steps');

test('code is evaluated in steps, each in its own task; then Gatsby finds its hooks', async () => {
  expect(order).toEqual([]);
  await hooks.onClientEntry?.();
  expect(order).toEqual(['task', 'client', 'started', 'task', 'React DOM', 'task', 'frame', 'root', 'task']);
  const { onRouteUpdate, replaceHydrateFunction, wrapPageElement, wrapRootElement } = hooks;
  const results = [onRouteUpdate, replaceHydrateFunction, wrapPageElement, wrapRootElement].map((hook) => hook?.());
  expect(results).toEqual(['viewed', 'attached', 'framed', 'rooted']);
});

test('a build replaces every hook of `gatsby develop`', () => {
  const inDevelopment = jest.requireActual<object>('../../../src/site/start/gatsby-hooks');
  expect(Object.keys(hooks).sort()).toEqual(Object.keys(inDevelopment).sort());
});
