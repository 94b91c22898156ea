import { isIPv4 } from 'node:net'

/**
 * The stored part of a client's address: enough to distinguish cities, not households.
 * `203.0.113.7` becomes `203.0.113.x`, an IPv6 network its first three groups; undefined if the
 * text is no address. Takes what `clientAddress` returns.
 */
export function maskAddress(address: string): string | undefined {
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.x`
  if (!/^[\da-f]{1,4}(?::[\da-f]{1,4}){2,7}$/.test(address)) return undefined
  return `${address.split(':').slice(0, 3).join(':')}::x`
}
