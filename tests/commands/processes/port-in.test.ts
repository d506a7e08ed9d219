import { portIn } from '../../../src/commands/processes/port-in';

test.each([
  ['8000', 8000],
  ['0', 0],
  ['65535', 65535],
])('%s is a port', (text, port) => {
  expect(portIn(text)).toBe(port);
});

test.each(['abc', '65536', '80.5', '-1', '', '0x50'])('%j is no port', (text) => {
  expect(() => portIn(text)).toThrow(`"${text}" is not a port: it must be a number such as 8000.`);
});
