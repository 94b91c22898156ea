/** The status of paths whose page was deleted: they lead nowhere. */
export const GONE = 410

/** A redirect rule, managed by editors, for one path or for all paths with a prefix. */
export type Redirect = {
  /** A normalized path; a `*` at its end matches any rest. */
  from: string
  /**
   * A path of the site or an absolute address; a `*` at its end is replaced by the matched rest.
   * Empty where the page is gone.
   */
  to: string
  status: number
}

/** The matching rule and the resulting target. */
export type Match = { redirect: Redirect; to: string }

/**
 * Normalizes a path for comparison: lowercase, decoded, with single slashes and no trailing one.
 */
export function normalizePath(path: string): string {
  const plain = decodeLetters(path)
    .toLowerCase()
    .normalize()
    .replaceAll(/\/{2,}/g, '/')
  return plain.length > 1 ? plain.replace(/\/$/, '') : plain || '/'
}

/** Decodes percent-encoded letters like “ü”. ASCII stays encoded: it may contain slashes. */
function decodeLetters(path: string) {
  return path.replaceAll(/(?:%[89a-f][0-9a-f])+/gi, (code) => {
    try {
      return decodeURIComponent(code)
    } catch {
      return code
    }
  })
}

/** The characters a `*` may match, so that no request can turn a path into another host. */
const REST = /^[a-z0-9._~%\u{80}-\u{10ffff}-][a-z0-9._~%/\u{80}-\u{10ffff}-]*$/u

/** Redirect rules indexed for lookups: exact matches first, then the longest prefix. */
export class RedirectRules {
  readonly list: readonly Redirect[]
  readonly #exact: ReadonlyMap<string, Redirect>
  readonly #prefixes: readonly { start: string; redirect: Redirect }[]

  constructor(list: readonly Redirect[]) {
    this.list = list
    const hasWildcard = ({ from }: Redirect) => from.endsWith('*')
    this.#exact = new Map(list.filter((one) => !hasWildcard(one)).map((one) => [one.from, one]))
    this.#prefixes = list
      .filter(hasWildcard)
      .map((redirect) => ({ start: redirect.from.slice(0, -1), redirect }))
      .sort((a, b) => b.start.length - a.start.length)
  }

  /** The rule for a path and its target; undefined if none matches. */
  match(path: string): Match | undefined {
    if (this.list.length === 0) return undefined
    const normalized = normalizePath(path)
    const exact = this.#exact.get(normalized)
    if (exact) return { redirect: exact, to: exact.to }
    for (const { start, redirect } of this.#prefixes) {
      if (!normalized.startsWith(start)) continue
      const to = destination(redirect, normalized.slice(start.length))
      if (to || redirect.status === GONE) return { redirect, to }
    }
    return undefined
  }
}

/** A target with the query of the request, unless it has its own. */
export function withQuery(to: string, query: string): string {
  if (!query || to.includes('?')) return to
  const [address = '', hash] = to.split('#', 2)
  return hash === undefined ? `${address}?${query}` : `${address}?${query}#${hash}`
}

function destination({ to }: Redirect, rest: string) {
  if (!to.endsWith('*')) return to
  return REST.test(rest) ? to.slice(0, -1) + rest : ''
}

/**
 * The paths of a redirect loop that a new rule would create, or undefined. A `*` is tested with one
 * example.
 */
export function findRedirectLoop(
  rule: Redirect,
  others: readonly Redirect[],
  site: string,
): string[] | undefined {
  const rules = new RedirectRules([...others.filter(({ from }) => from !== rule.from), rule])
  const seen = new Set<Redirect>([rule])
  const steps = [rule.from]
  let path = nextPath({ redirect: rule, to: rule.to.replace(/\*$/, 'x') }, site)
  while (path !== undefined) {
    steps.push(path)
    const next = rules.match(path)
    if (!next) return undefined
    if (seen.has(next.redirect)) return steps
    seen.add(next.redirect)
    path = nextPath(next, site)
  }
  return undefined
}

/** Where a redirect leads on this site; undefined if it leads to another one, or nowhere. */
function nextPath({ redirect, to }: Match, site: string): string | undefined {
  if (redirect.status === GONE) return undefined
  const url = URL.parse(to, site)
  return url && url.origin === new URL(site).origin ? normalizePath(url.pathname) : undefined
}
