import { clientAddress } from '../../../src/receiver/intake/client-address';

test.each([
  ['no proxy is trusted', '192.0.2.1', 0, 'proxy'],
  ['the proxy adds an address', '192.0.2.9, 192.0.2.1', 1, '192.0.2.1'],
  ['two proxies add one each', '192.0.2.9, 192.0.2.1, 192.0.2.2', 2, '192.0.2.1'],
  ['the proxy adds nothing', null, 1, 'proxy'],
  ['there are fewer addresses than proxies', '192.0.2.1', 2, 'proxy'],
  ['the proxy adds an address with its port', '192.0.2.1:5060', 1, '192.0.2.1'],
  ['the proxy adds an IPv6 address', '2001:db8::1', 1, '2001:db8::1'],
  ['the proxy adds an IPv6 address in brackets', '[2001:db8::1]', 1, '2001:db8::1'],
  ['the proxy adds an IPv6 address with its port', '[2001:db8::1]:5060', 1, '2001:db8::1'],
])('the address of a client if %s', (_, header, proxies, client) => {
  expect(clientAddress('proxy', header, proxies)).toBe(client);
});
