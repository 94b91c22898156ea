import { slugify } from '../slugify.ts'
import { BUILT_IN, KNOWN } from './fact.ts'

/** Names that a listing has already: as fields, or in addresses and lists. */
const TAKEN: ReadonlySet<string> = new Set([
  ...[...BUILT_IN, ...KNOWN],
  ...['price', 'status', 'category', 'title', 'slug', 'facts'],
])

const LONGEST = 32

/**
 * The key of an own fact, from its label: lower-case letters, digits and underlines, so that it fits
 * into addresses, attributes and names of GraphQL. Others have `taken` already.
 */
export function keyOf(label: string, taken: ReadonlySet<string>): string {
  const base = slugify(label, LONGEST).replaceAll('-', '_')
  const name = /^[a-z]/.test(base) ? base : `fact_${base}`.replace(/_$/, '')
  const isFree = (key: string) => !taken.has(key) && !TAKEN.has(key)
  for (let number = 1; ; number++) {
    const key = number === 1 ? name : `${name}_${number}`
    if (isFree(key)) return key
  }
}

/** The name of a fact in addresses and attributes, where fields of listings have names too. */
export const parameterOf = (key: string): `f_${string}` => `f_${key}`

/** Whether a name in an address is that of a fact. */
export const isParameter = (name: string) => /^f_[a-z][a-z0-9_]{0,39}$/.test(name)

/** The key of a fact by its name in an address. */
export const keyIn = (parameter: string) => parameter.slice('f_'.length)
