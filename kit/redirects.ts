import { normalizePath, splitQuery, withoutPasted } from './redirect-address.ts'

/** The status of paths whose page was deleted: they lead nowhere. */
export const GONE = 410

/** A redirect rule, managed by editors, for one address or for all paths below one. */
export type Redirect = {
  /**
   * A normalized path, and the parameters that a request needs, if any. A `*` at the end of a path
   * matches any rest.
   */
  from: string
  /**
   * A path of the site or an absolute address; a `*` at its end is replaced by the matched rest.
   * Empty where the page is gone.
   */
  to: string
  status: number
}

/** The matching rule, the resulting target, and the parameters of the request that it did not need. */
export type Match = {
  redirect: Redirect
  to: string
  query: string
  /** The rule is for all that is below the path: a page at the path itself comes first. */
  isAbove?: boolean
}

type WithParameters = { redirect: Redirect; parameters: [string, string][] }

/**
 * Redirect rules indexed for lookups: rules with parameters first, then those for exactly this path,
 * then the one with the longest beginning. A lookup takes as long for 10,000 rules as for ten.
 */
export class RedirectRules {
  readonly list: readonly Redirect[]
  readonly #exact = new Map<string, Redirect>()
  readonly #withParameters = new Map<string, WithParameters[]>()
  readonly #beginnings = new Map<string, Redirect>()
  /** The lengths of all beginnings, the longest first. */
  readonly #lengths: readonly number[]

  constructor(list: readonly Redirect[]) {
    this.list = list
    for (const redirect of list) this.#add(redirect)
    const lengths = new Set([...this.#beginnings.keys()].map(({ length }) => length))
    this.#lengths = [...lengths].sort((a, b) => b - a)
    for (const rules of this.#withParameters.values())
      rules.sort((a, b) => b.parameters.length - a.parameters.length)
  }

  /** Rules may have been stored when the normal form was another one. */
  #add(redirect: Redirect) {
    const [written, query] = splitQuery(redirect.from)
    const path = normalizePath(written)
    if (path.endsWith('*')) this.#beginnings.set(path.slice(0, -1), redirect)
    else if (!query) this.#exact.set(path, redirect)
    else {
      const parameters = [...new URLSearchParams(query)]
      const others = this.#withParameters.get(path) ?? []
      this.#withParameters.set(path, [...others, { redirect, parameters }])
    }
  }

  /**
   * The rule for a path and a query, as they were requested, and its target; undefined if none
   * matches. An address that was copied with the end of a sentence is found without it.
   */
  match(path: string, query = ''): Match | undefined {
    if (this.list.length === 0) return undefined
    for (const one of withoutPasted(path)) {
      const match = this.#find(one, query)
      if (match) return match
    }
    return undefined
  }

  #find(path: string, query: string): Match | undefined {
    const normal = normalizePath(path)
    const byParameters = this.#matchParameters(normal, query)
    if (byParameters) return byParameters
    const exact = this.#exact.get(normal)
    if (exact) return { redirect: exact, to: exact.to, query }
    for (const length of this.#lengths) {
      const redirect = this.#beginnings.get(normal.slice(0, length))
      const to = redirect && targetOf(redirect, path)
      if (redirect && (to || redirect.status === GONE)) return { redirect, to: to ?? '', query }
    }
    return this.#matchAbove(normal, query)
  }

  #matchParameters(normal: string, query: string): Match | undefined {
    const rules = query && this.#withParameters.get(normal)
    if (!rules) return undefined
    for (const one of withoutPasted(query)) {
      const given = new URLSearchParams(one)
      const found = rules.find(({ parameters }) =>
        parameters.every(([name, value]) => given.getAll(name).includes(value)),
      )
      if (found)
        return { redirect: found.redirect, to: found.redirect.to, query: restOf(one, found) }
    }
    return undefined
  }

  /** A rule for `/blog/*` also redirects `/blog`, unless it leads there. */
  #matchAbove(normal: string, query: string): Match | undefined {
    const redirect = this.#beginnings.get(`${normal}/`)
    const to = redirect && targetOf(redirect, normal)
    if (to === undefined || !redirect || normalizePath(pathOf(to)) === normal) return undefined
    return { redirect, to, query, isAbove: true }
  }
}

/** A target with the parameters of a request that it does not have itself. */
export function withQuery(to: string, query: string): string {
  if (!query) return to
  const [address = '', hash] = to.split('#', 2)
  const [path, own] = splitQuery(address)
  const names = new Set(new URLSearchParams(own).keys())
  const added = query.split('&').filter((part) => part && !names.has(nameOf(part)))
  const all = [own, ...added].filter(Boolean).join('&')
  return [all ? `${path}?${all}` : path, hash].filter((part) => part !== undefined).join('#')
}

function pathOf(to: string) {
  const [address = ''] = to.split('#', 1)
  return splitQuery(address)[0]
}

/** A query without the parameters that the rule needed. */
function restOf(query: string, { parameters }: WithParameters) {
  const isUsed = (part: string) => parameters.some(([name]) => name === nameOf(part))
  return query
    .split('&')
    .filter((part) => !isUsed(part))
    .join('&')
}

function nameOf(part: string) {
  const [name = ''] = new URLSearchParams(part).keys()
  return name
}

/**
 * Where a rule leads from a path; the rest of the path keeps the characters it was requested with.
 * Undefined for rules that were stored without a place for the rest.
 */
function targetOf({ from, to }: Redirect, path: string): string | undefined {
  if (!to.endsWith('/*')) return to.includes('*') ? undefined : to
  if (!from.endsWith('/*')) return undefined
  const depth = from.split('/').filter(Boolean).length - 1
  const rest = path.split('/').filter(Boolean).slice(depth).join('/')
  const above = to.slice(0, -2)
  return rest ? `${above}/${encodeRest(rest)}` : above || '/'
}

/**
 * Percent-encodes what a path cannot contain, so that no rest turns a path into another host: some
 * programs read a backslash as a slash.
 */
function encodeRest(rest: string) {
  return rest
    .toWellFormed()
    .replaceAll(/[^\w\-.~!$&'()*+,;=:@%/]+/g, (text) => encodeURIComponent(text))
}

/**
 * The addresses of a redirect loop that a rule is part of, or undefined. The rules contain it. A `*`
 * is tested with one example.
 */
export function findRedirectLoop(
  rule: Redirect,
  rules: RedirectRules,
  site: string,
): string[] | undefined {
  const seen = new Set<Redirect>([rule])
  const steps = [rule.from]
  let next: Match | undefined = { redirect: rule, to: rule.to.replace(/\*$/, 'x'), query: '' }
  while (next) {
    const url = nextStep(next, site)
    if (!url) return undefined
    steps.push(normalizePath(url.pathname) + url.search)
    next = rules.match(url.pathname, url.search.slice(1))
    // There a page may come first; without one, the rule has no target that exists.
    if (next?.isAbove) return undefined
    if (next && seen.has(next.redirect)) return steps
    if (next) seen.add(next.redirect)
  }
  return undefined
}

/** Where a redirect leads on this site; undefined if it leads to another one, or nowhere. */
function nextStep({ redirect, to }: Match, site: string): URL | undefined {
  if (redirect.status === GONE) return undefined
  const url = URL.parse(to, site)
  return url && url.origin === new URL(site).origin ? url : undefined
}
