import { localOrigin } from '../../../src/commands/processes/local-origin';

test.each(['127.0.0.1', '0.0.0.0', '::', 'my-machine'])('a server that listens on %s is reached on localhost', (host) => {
  expect(localOrigin(`http://${host}:4801`)).toBe('http://localhost:4801');
});
