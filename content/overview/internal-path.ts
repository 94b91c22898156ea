import { linkAddress } from '@belvedere/kit/link-address.ts'
import { normalizePath } from '@belvedere/kit/redirects.ts'
import { site } from '../model/redirect-rules.ts'

/** The path that an address leads to on this site; undefined for other sites, mail and anchors. */
export function internalPath(value: unknown): string | undefined {
  const address = linkAddress(value)
  if (!address || !/^(?:\/|https?:)/i.test(address)) return undefined
  const url = URL.parse(address, site())
  return url?.origin === new URL(site()).origin ? normalizePath(url.pathname) : undefined
}
