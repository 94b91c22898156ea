import { BlockList, isIP } from 'node:net'

/**
 * The header in which `content/request-guard.ts` passes on the address of the client; clients
 * cannot set it.
 */
export const CLIENT_ADDRESS = 'x-client-address'

/**
 * The origin of a request: the address of its connection, and the list of addresses that proxies
 * have written, as in `X-Forwarded-For`. A broken connection has no address any more.
 */
export type Origin = { peer: string | undefined; forwarded: string | undefined }

/**
 * The sender of a request: an IPv4 address, or the first four groups of an IPv6 address, since a
 * household has a whole /64 network.
 */
export type Client = {
  address: string
  /**
   * Whether all clients of a proxy share this address, because the proxy writes no valid address.
   */
  isShared: boolean
}

/**
 * The client of a request. Proxies append the address they see, so the last one that is not a
 * trusted proxy itself is the client's; anything further left was written by the client. Without
 * the address of the connection it is unknown who wrote the header: all such clients count as one.
 */
export function clientAt({ peer = '', forwarded = '' }: Origin, proxies: BlockList): Client {
  if (peer === '') return { address: '', isShared: false }
  const written = forwarded.trim() === '' ? [peer] : [...forwarded.split(','), peer]
  let client = ''
  // Only the part that proxies have written is read, however much a client writes before it.
  for (const text of written.reverse()) {
    const address = readAddress(text)
    if (!address) return { address: networkOf(readAddress(peer) ?? ''), isShared: true }
    client = address
    if (!isTrusted(address, proxies)) break
  }
  return { address: networkOf(client), isShared: false }
}

const PAIR = /([\w-]+)=("[^"]*"|[^;"\s]*)/g

/**
 * The addresses of a `Forwarded` header (RFC 7239), as `X-Forwarded-For` would list them. A proxy
 * that names no client in its element has written `unknown`. Quotes are paired from the right,
 * where the proxy writes: one that a client leaves open ends before it.
 */
export function addressesOf(header: string | undefined): string | undefined {
  if (header === undefined) return undefined
  const elements = ['']
  for (const [index, piece] of header.split('"').reverse().entries()) {
    const isQuoted = index % 2 === 1
    const [last = '', ...before] = isQuoted ? [`"${piece}"`] : piece.split(',').reverse()
    elements.push(`${last}${elements.pop()}`, ...before)
  }
  return elements.reverse().map(clientOfElement).join(',')
}

function clientOfElement(element: string) {
  const pair = [...element.matchAll(PAIR)].find(([, name = '']) => name.toLowerCase() === 'for')
  return pair?.[2] || 'unknown'
}

/** Whether an untrusted proxy forwards this request: all its clients then share its address. */
export function comesByUnknownProxy({ peer = '', forwarded = '' }: Origin, proxies: BlockList) {
  const address = readAddress(peer)
  return peer !== '' && forwarded !== '' && !(address && isTrusted(address, proxies))
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
  const family = familyOf(address)
  if (prefix === undefined) networks.addAddress(address, family)
  else networks.addSubnet(address, Number(prefix), family)
}

function isTrusted(address: string, proxies: BlockList) {
  return proxies.check(address, familyOf(address))
}

function familyOf(address: string) {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}

/**
 * An address with its port, which may be a made-up name (RFC 7239, 6.3); the port of an IPv6 address
 * needs brackets, or all eight groups.
 */
const WITH_PORT =
  /^(?<v4>[\d.]+):(?:\d+|_[\w.-]+)$|^\[(?<v6>[^\]]*)\](?::(?:\d+|_[\w.-]+))?$|^(?<groups>(?:[^:]+:){7}[^:]+):\d+$/
const ZONE = /%.*$/
/** An IPv4 address as an IPv6 one: Node listens for both families on one socket. */
const MAPPED = /^::ffff:(?<high>[\da-f]+):(?<low>[\da-f]+)$/

/**
 * The address that a proxy has written, in its shortest form: without quotes, brackets, port and
 * zone. Undefined if it is no address.
 */
function readAddress(text: string): string | undefined {
  const plain = text.trim().replace(/^"(.*)"$/, '$1')
  const { v4, v6, groups } = WITH_PORT.exec(plain)?.groups ?? {}
  const address = (v4 ?? v6 ?? groups ?? plain).replace(ZONE, '')
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : undefined
  const shortest = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const mapped = MAPPED.exec(shortest)?.groups
  return mapped ? dotted(mapped.high, mapped.low) : shortest
}

function dotted(...halves: (string | undefined)[]) {
  const numbers = halves.map((half = '') => Number.parseInt(half, 16))
  return numbers.flatMap((number) => [number >> 8, number & 255]).join('.')
}

function networkOf(address: string) {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('::')
  const first = head.split(':').filter(Boolean)
  const last = tail?.split(':').filter(Boolean) ?? []
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  return [...first, ...zeros, ...last].slice(0, 4).join(':')
}
