/** One rule that editors manage: an address, or all that begin alike, leads somewhere else. */
export type Redirect = {
  /** A path, in small letters; a `*` at its end stands for any rest. */
  from: string
  /** A path of the site or a whole address; a `*` at its end takes over the rest. */
  to: string
  status: number
}

/** The rule that applies to an address, and where it leads from there. */
export type Match = { redirect: Redirect; to: string }

/** A path as rules compare it: small letters, in full, single slashes and none at the end. */
export function comparable(path: string): string {
  const plain = inLetters(path)
    .toLowerCase()
    .normalize()
    .replaceAll(/\/{2,}/g, '/')
  return plain.length > 1 ? plain.replace(/\/$/, '') : plain || '/'
}

/** Requests carry letters like “ü” in code. Those of ASCII stay in it: they may be slashes. */
function inLetters(path: string) {
  return path.replaceAll(/(?:%[89a-f][0-9a-f])+/gi, (code) => {
    try {
      return decodeURIComponent(code)
    } catch {
      return code
    }
  })
}

/** What a `*` may stand for: nothing in a request can turn a path into another host. */
const REST = /^[a-z0-9._~%\u{80}-\u{10ffff}-][a-z0-9._~%/\u{80}-\u{10ffff}-]*$/u

/** Rules made ready for look-ups: exact ones come first, then the longest beginning. */
export class RedirectRules {
  readonly list: readonly Redirect[]
  readonly #exact: ReadonlyMap<string, Redirect>
  readonly #beginnings: readonly { start: string; redirect: Redirect }[]

  constructor(list: readonly Redirect[]) {
    this.list = list
    const isOpen = ({ from }: Redirect) => from.endsWith('*')
    this.#exact = new Map(list.filter((one) => !isOpen(one)).map((one) => [one.from, one]))
    this.#beginnings = list
      .filter(isOpen)
      .map((redirect) => ({ start: redirect.from.slice(0, -1), redirect }))
      .sort((a, b) => b.start.length - a.start.length)
  }

  /** The rule for a path and where it leads; nothing where none applies. */
  match(path: string): Match | undefined {
    if (this.list.length === 0) return undefined
    const wanted = comparable(path)
    const exact = this.#exact.get(wanted)
    if (exact) return { redirect: exact, to: exact.to }
    for (const { start, redirect } of this.#beginnings) {
      const to = wanted.startsWith(start) ? destination(redirect, wanted.slice(start.length)) : ''
      if (to) return { redirect, to }
    }
    return undefined
  }
}

function destination({ to }: Redirect, rest: string) {
  if (!to.endsWith('*')) return to
  return REST.test(rest) ? to.slice(0, -1) + rest : ''
}

/**
 * The addresses that a rule leads through until it is back at itself; nothing where it leads out.
 * A `*` is tried with one example.
 */
export function circleOf(
  rule: Redirect,
  others: readonly Redirect[],
  site: string,
): string[] | undefined {
  const rules = new RedirectRules([...others.filter(({ from }) => from !== rule.from), rule])
  const seen = new Set<Redirect>([rule])
  const way = [rule.from]
  let path = pathOf(rule.to.replace(/\*$/, 'x'), site)
  while (path !== undefined) {
    way.push(path)
    const next = rules.match(path)
    if (!next) return undefined
    if (seen.has(next.redirect)) return way
    seen.add(next.redirect)
    path = pathOf(next.to, site)
  }
  return undefined
}

/** The path of an address on this site; nothing for one elsewhere. */
function pathOf(to: string, site: string): string | undefined {
  const url = URL.parse(to, site)
  return url && url.origin === new URL(site).origin ? comparable(url.pathname) : undefined
}
