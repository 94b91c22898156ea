import { expect, test } from 'vitest'
import { addressesOf, clientAt, comesByUnknownProxy, proxyList } from './forwarded.ts'

const proxies = proxyList('10.0.0.2, 172.16.0.0/12, 2001:db8:ff::/48')

const clientOf = (peer: string, forwarded?: string) => clientAt({ peer, forwarded }, proxies)

test.each([
  ['a direct connection', '203.0.113.9', undefined, '203.0.113.9'],
  ['a direct connection that claims another address', '203.0.113.9', '192.0.2.1', '203.0.113.9'],
  ['a direct connection that claims nonsense', '203.0.113.9', 'nonsense', '203.0.113.9'],
  ['a proxy on this machine', '127.0.0.1', '192.0.2.1', '192.0.2.1'],
  ['a proxy on this machine, over IPv6', '::ffff:127.0.0.1', '192.0.2.1', '192.0.2.1'],
  ['a proxy on another machine, by IPv6', '2001:db8:ff::7', '192.0.2.1', '192.0.2.1'],
  ['a client that writes the header too', '::1', '198.51.100.1, 192.0.2.1', '192.0.2.1'],
  ['a client that writes nonsense into the header', '::1', 'x, "[:, 192.0.2.1:99', '192.0.2.1'],
  ['two proxies', '127.0.0.1', '192.0.2.1, 172.17.0.3, 10.0.0.2', '192.0.2.1'],
  ['two proxies with ports', '127.0.0.1', '192.0.2.1:5, 172.17.0.3:6, 10.0.0.2:7', '192.0.2.1'],
  ['this machine itself', '127.0.0.1', undefined, '127.0.0.1'],
  ['an IPv6 client', '::1', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['a neighbour of that client', '::1', '2001:db8:1:2::7', '2001:db8:1:2'],
  ['a direct connection within a network', 'fe80::1%eth0', undefined, 'fe80:0:0:0'],
])('the client of %s', (_, peer, forwarded, address) => {
  expect(clientOf(peer, forwarded)).toEqual({ address, isShared: false })
})

test.each([
  ['nginx', '203.0.113.7'],
  ['nginx, after what the client has written', 'unknown, 198.51.100.1, 203.0.113.7'],
  ['HAProxy, as a header of its own', '198.51.100.1,203.0.113.7'],
  ['HAProxy that listens for both families', '::ffff:203.0.113.7'],
  ['Azure Application Gateway', '203.0.113.7:51234'],
  ['Azure Application Gateway before another one', '203.0.113.7:51234, 10.0.0.2:40112'],
  ['AWS Application Load Balancer', '203.0.113.7'],
  ['AWS Application Load Balancer that preserves ports', '198.51.100.1:1, 203.0.113.7:51234'],
  ['IIS with ARR', '203.0.113.7:51234'],
  ['Caddy', '203.0.113.7'],
  ['Varnish', '198.51.100.1, 203.0.113.7'],
  ['a proxy that writes as in RFC 7239', '"203.0.113.7:4711"'],
])('the client by %s', (_, forwarded) => {
  expect(clientOf('127.0.0.1', forwarded)).toEqual({ address: '203.0.113.7', isShared: false })
})

const WRITTEN = [
  (address: string) => address,
  (address: string) => ` ${address} `,
  (address: string) => `"${address}"`,
  (address: string) => `198.51.100.1, ${address}`,
]
const WRITTEN_4 = [
  (address: string) => `${address}:1`,
  (address: string) => `"${address}:65535"`,
  (address: string) => `"${address}:_a.9-Z"`,
  (address: string) => `::ffff:${address}`,
  (address: string) => `[::ffff:${address}]:443`,
  (address: string) => `0:0:0:0:0:FFFF:${address}`,
]
const WRITTEN_6 = [
  (address: string) => address.toUpperCase(),
  (address: string) => `[${address}]`,
  (address: string) => `[${address}]:443`,
  (address: string) => `"[${address}]:4711"`,
  (address: string) => `"[${address}]:_hidden"`,
  (address: string) => `${address}%eth0`,
  (address: string) => `[${address}%25eth0]:443`,
]

test.each(['1.2.3.4', '203.0.113.255', '100.64.0.1'])(
  '%s is the same client in every spelling of a proxy',
  (address) => {
    for (const write of [...WRITTEN, ...WRITTEN_4])
      expect(clientOf('127.0.0.1', write(address)), write(address)).toEqual({
        address,
        isShared: false,
      })
  },
)

test.each([
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0db8:0000:0000:1:0:0:1', '2001:db8:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0'],
])('%s belongs to its network in every spelling of a proxy', (address, network) => {
  for (const write of [...WRITTEN, ...WRITTEN_6])
    expect(clientOf('127.0.0.1', write(address)), write(address)).toEqual({
      address: network,
      isShared: false,
    })
})

test('an IPv6 address in all its groups may have a port without brackets', () => {
  const client = { address: '2001:db8:1:2', isShared: false }
  expect(clientOf('::1', '2001:db8:1:2:3:4:5:6:51234')).toEqual(client)
})

test.each(['unknown', '_hidden', '203.0.113.x', '1.2.3', '1.2.3.4:', '[::1', ':443', '[]', '[]:1'])(
  'all clients of a proxy that writes %s share its address',
  (written) => {
    expect(clientOf('127.0.0.1', written)).toEqual({ address: '127.0.0.1', isShared: true })
    // The client may have written everything before it, so it could be any address.
    expect(clientOf('10.0.0.2', `203.0.113.7, ${written}`)).toEqual({
      address: '10.0.0.2',
      isShared: true,
    })
  },
)

test('an address that a client has written is not trusted, although a proxy passes it on', () => {
  const shared = { address: '127.0.0.1', isShared: true }
  for (const forwarded of ['203.0.113.7,', '203.0.113.7, ', ',', '203.0.113.7,, 10.0.0.2'])
    expect(clientOf('127.0.0.1', forwarded), forwarded).toEqual(shared)
  expect(clientOf('127.0.0.1', '')).toEqual({ address: '127.0.0.1', isShared: false })
  expect(clientOf('127.0.0.1', '203.0.113.9,, 203.0.113.7').address).toBe('203.0.113.7')
})

test('forwarded addresses of a connection without an address are not trusted', () => {
  // Node no longer knows the address once a connection is broken, though it may have received the
  // whole request.
  const [peer, forwarded] = [undefined, '203.0.113.7']
  expect(clientAt({ peer, forwarded }, proxies)).toEqual({ address: '', isShared: false })
  expect(comesByUnknownProxy({ peer, forwarded }, proxies)).toBe(false)
})

test('a proxy counts as unknown when it forwards requests and is not trusted', () => {
  const proxies = proxyList('10.0.0.0/8')
  const by = (peer: string, forwarded?: string) => comesByUnknownProxy({ peer, forwarded }, proxies)
  expect(by('192.0.2.1', '203.0.113.1')).toBe(true)
  expect(by('192.0.2.1')).toBe(false)
  expect(by('10.1.2.3', '203.0.113.1')).toBe(false)
  expect(by('::ffff:127.0.0.1', '203.0.113.1')).toBe(false)
})

test.each([
  ['for=203.0.113.7', '203.0.113.7'],
  ['For="203.0.113.7:4711"', '203.0.113.7'],
  ['for="[2001:db8:1:2::7]:4711"', '2001:db8:1:2'],
  ['for=198.51.100.1, for=203.0.113.7;proto=https;by=10.0.0.2', '203.0.113.7'],
  ['proto=https; host="a, b;for=192.0.2.1" ; for=203.0.113.7', '203.0.113.7'],
  ['for=198.51.100.1;host="never closed, for=192.0.2.1, for=203.0.113.7', '203.0.113.7'],
  ['for=203.0.113.7, for=172.17.0.3, for="10.0.0.2:1"', '203.0.113.7'],
  ['for=203.0.113.7,', undefined],
  ['for=unknown', undefined],
  ['for=_hidden', undefined],
  ['for=198.51.100.1, proto=https', undefined],
  ['nonsense', undefined],
])('the client by a proxy that writes Forwarded: %s', (header, address) => {
  const known = clientOf('127.0.0.1', addressesOf(header))
  expect(known).toEqual({ address: address ?? '127.0.0.1', isShared: address === undefined })
})

test('a Forwarded header of quotes and commas is read in a moment', () => {
  expect(addressesOf(',"'.repeat(4000))).toBeDefined()
  expect(addressesOf('"\\'.repeat(4000))).toBeDefined()
  expect(addressesOf(undefined)).toBeUndefined()
})
