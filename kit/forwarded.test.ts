import { expect, test } from 'vitest'
import { clientAddress, comesByUnknownProxy, proxyList } from './forwarded.ts'

const proxies = proxyList('10.0.0.2, 172.16.0.0/12')

test.each([
  ['a direct connection', '203.0.113.9', undefined, '203.0.113.9'],
  ['a direct connection that claims another address', '203.0.113.9', '192.0.2.1', '203.0.113.9'],
  ['a proxy on this machine', '127.0.0.1', '192.0.2.1', '192.0.2.1'],
  ['a proxy on this machine, over IPv6', '::ffff:127.0.0.1', '192.0.2.1', '192.0.2.1'],
  ['a client that writes the header too', '::1', '198.51.100.1, 192.0.2.1', '192.0.2.1'],
  ['two proxies', '127.0.0.1', '192.0.2.1, 172.17.0.3, 10.0.0.2', '192.0.2.1'],
  ['a proxy that names no address', '127.0.0.1', 'unknown', '127.0.0.1'],
  ['this machine itself', '127.0.0.1', undefined, '127.0.0.1'],
  ['an IPv6 client', '::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['a neighbour of that client', '::1', '2001:db8:1:2::7', '2001:db8:1:2'],
])('the client of %s', (_, peer, forwarded, client) => {
  expect(clientAddress({ peer, forwarded }, proxies)).toBe(client)
})

test('a proxy is unknown when it forwards and is not trusted', () => {
  const proxies = proxyList('10.0.0.0/8')
  const by = (peer: string, forwarded?: string) => comesByUnknownProxy({ peer, forwarded }, proxies)
  expect(by('192.0.2.1', '203.0.113.1')).toBe(true)
  expect(by('192.0.2.1')).toBe(false)
  expect(by('10.1.2.3', '203.0.113.1')).toBe(false)
  expect(by('::ffff:127.0.0.1', '203.0.113.1')).toBe(false)
})
