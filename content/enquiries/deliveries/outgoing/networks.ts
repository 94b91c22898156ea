import { BlockList, isIPv4 } from 'node:net'
import { webhookNetworks } from '../../../service/env.ts'

/** Networks that are not public (RFC 6890 and its successors). */
const PRIVATE: readonly (readonly [string, number, 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
]

/** The public part of the IPv6 space, and the parts of it that lead elsewhere. */
const PUBLIC_V6 = ['2000::', 3] as const
const NOT_PUBLIC_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const

const blocked = new BlockList()
for (const [net, prefix, type] of PRIVATE) blocked.addSubnet(net, prefix, type)
for (const [net, prefix] of NOT_PUBLIC_V6) blocked.addSubnet(net, prefix, 'ipv6')
const publicV6 = new BlockList()
publicV6.addSubnet(...PUBLIC_V6, 'ipv6')

/** Whether an IP address belongs to the internet, not to the network that this program runs in. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !blocked.check(address, 'ipv4')
  return publicV6.check(address, 'ipv6') && !blocked.check(address, 'ipv6')
}

/** Whether the owner allows an address in the local network: `WEBHOOK_NETWORKS`. */
export function isAllowedAddress(address: string): boolean {
  return webhookNetworks().check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
}
