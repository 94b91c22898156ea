import { BlockList, isIP } from 'node:net'

/** The header in which `content/request-guard.ts` passes the address of the client on; clients cannot set it. */
export const CLIENT_ADDRESS = 'x-client-address'

/** Where a request comes from: the address of its connection, and `X-Forwarded-For`. */
export type Origin = { peer: string | undefined; forwarded: string | undefined }

/**
 * The address of the client. Proxies append the address they see, so the last one that is not a
 * trusted proxy itself is the client's; anything further left was written by the client.
 */
export function clientAddress({ peer = '', forwarded = '' }: Origin, proxies: BlockList): string {
  const written = [...forwarded.split(','), peer].map((address) => plain(address.trim()))
  const addresses = written.filter(Boolean)
  const nearest = addresses.findLastIndex((address) => !isTrusted(address, proxies))
  const address = addresses[nearest] ?? addresses[0] ?? ''
  // Something that is no address comes from a proxy that is set up in an unusual way.
  return isIP(address) ? networkOf(address) : (addresses.at(-1) ?? '')
}

/** Whether a proxy forwards this request whose word is not believed: all its clients look like one. */
export function comesByUnknownProxy({ peer = '', forwarded = '' }: Origin, proxies: BlockList) {
  return forwarded !== '' && !isTrusted(plain(peer), proxies)
}

/** Proxies on this machine, and those of a list such as `10.0.0.2, 172.16.0.0/12`. */
export function proxyList(list: string): BlockList {
  const proxies = networkList(list)
  proxies.addSubnet('127.0.0.0', 8, 'ipv4')
  proxies.addAddress('::1', 'ipv6')
  return proxies
}

/** Addresses and networks of a list with commas; throws for anything else. */
export function networkList(list: string): BlockList {
  const networks = new BlockList()
  for (const entry of list.split(',').map((text) => text.trim())) if (entry) add(networks, entry)
  return networks
}

function add(networks: BlockList, entry: string) {
  const [address = '', prefix] = entry.split('/')
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  if (prefix === undefined) networks.addAddress(address, family)
  else networks.addSubnet(address, Number(prefix), family)
}

function isTrusted(address: string, proxies: BlockList) {
  return isIP(address) > 0 && proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** An IPv4 address in its usual form; Node listens for both families on one socket. */
function plain(address: string) {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

/** A household has one IPv4 address, and a whole /64 network of IPv6 addresses. */
function networkOf(address: string) {
  if (isIP(address) === 4) return address
  const [head = '', tail] = address.split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  return [...first, ...zeros, ...last].slice(0, 4).join(':').toLowerCase()
}
