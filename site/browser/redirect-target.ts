import { normalizePath } from '@belvedere/kit/redirect-address.ts'
import type { Redirect } from '@belvedere/kit/redirects.ts'
import { isPageAddress } from './page-link.ts'

/** Longer chains, and loops, are left to the server and the browser. */
const MAX_STEPS = 10

/** Targets by normalized path. */
export type KnownRedirects = ReadonlyMap<string, string>

/** The redirects of a manifest: those from one path each. All others are left to the server. */
export function knownRedirects(list: readonly Redirect[]): KnownRedirects {
  return new Map(list.map(({ from, to }) => [from, to]))
}

/**
 * Follows redirects to their end, as server and browser do together: parameters and hash are kept
 * unless a target has them itself. Undefined if no rule applies.
 */
export function redirectTarget(rules: KnownRedirects, from: URL): URL | undefined {
  let url = from
  for (let step = 0; step < MAX_STEPS; step++) {
    const to = url.origin === from.origin ? rules.get(normalizePath(url.pathname)) : undefined
    if (!to) return url === from ? undefined : url
    const next = parse(to, url)
    if (!next) return undefined
    const own = new Set(next.searchParams.keys())
    for (const [name, value] of url.searchParams)
      if (!own.has(name)) next.searchParams.append(name, value)
    next.hash ||= url.hash
    url = next
  }
  return undefined
}

/**
 * The address of the page that a link is redirected to; undefined without a redirect, or if it
 * leads to another site.
 */
export function redirectedPage(rules: KnownRedirects, link: string): string | undefined {
  const target = redirectTarget(rules, new URL(link, location.href))
  return target && isPageAddress(target) ? target.pathname + target.search : undefined
}

/** An http or https address; undefined for others, which a link must not run. */
function parse(address: string, base: URL) {
  if (!URL.canParse(address, base)) return undefined
  const url = new URL(address, base)
  return /^https?:$/.test(url.protocol) ? url : undefined
}
