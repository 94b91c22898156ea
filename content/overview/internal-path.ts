import { linkAddress } from '@belvedere/kit/link-address.ts'
import { normalizePath } from '@belvedere/kit/redirect-address.ts'
import { siteOrigin, siteUrl } from '../service/env.ts'

/** The path on this site that an address leads to; undefined for other sites, mail and anchors. */
export function internalPath(value: unknown): string | undefined {
  const address = linkAddress(value)
  if (!address || !/^(?:\/|https?:)/i.test(address)) return undefined
  const url = URL.parse(address, siteUrl())
  return url?.origin === siteOrigin() ? normalizePath(url.pathname) : undefined
}
