import { type RedirectRules, withQuery } from '@belvedere/kit/redirects.ts'
import { isPageAddress } from './page-link.ts'

/** Longer chains, and loops, are left to the server and the browser. */
const MAX_STEPS = 10

/**
 * Follows redirects to their end, as server and browser do together: query and hash are kept unless
 * a target has its own. Undefined if no rule applies.
 */
export function redirectTarget(rules: RedirectRules, from: URL): URL | undefined {
  let url = from
  for (let step = 0; step < MAX_STEPS; step++) {
    const match = url.origin === from.origin ? rules.match(url.pathname) : undefined
    if (!match) return url === from ? undefined : url
    const next = parse(withQuery(match.to, url.search.slice(1)), url)
    if (!next) return undefined
    next.hash ||= url.hash
    url = next
  }
  return undefined
}

/**
 * The address of the page that a link is redirected to; undefined without a redirect, or if it
 * leads to another site.
 */
export function redirectedPage(rules: RedirectRules, link: string): string | undefined {
  const target = redirectTarget(rules, new URL(link, location.href))
  return target && isPageAddress(target) ? target.pathname + target.search : undefined
}

/** An http or https address; undefined for others, which a link must not run. */
function parse(address: string, base: URL) {
  if (!URL.canParse(address, base)) return undefined
  const url = new URL(address, base)
  return /^https?:$/.test(url.protocol) ? url : undefined
}
