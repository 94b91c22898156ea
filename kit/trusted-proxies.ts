import type { BlockList } from 'node:net'
import { proxyList } from './forwarded.ts'
import { readNetworks } from './read-networks.ts'

/** The proxies whose `X-Forwarded-For` is trusted, besides those on this machine. */
export function trustedProxies(): BlockList {
  return readNetworks('TRUSTED_PROXIES', proxyList)
}
