import type { PropertyKind } from '@belvedere/kit/property-kind.ts'
import type { SiteWords } from '@belvedere/kit/words/words.ts'

/** A thing of the vocabulary of schema.org, as JSON-LD. Empty properties are left out. */
export type Thing = { '@type': string | readonly string[] } & Record<string, unknown>

/** Makes a path of the site, or an address, absolute. */
export type Absolute = (address: string) => string

/** The structured data of a screen for search engines, made from `props`, words and kind alone. */
export type Facts = {
  props: object
  things: (absolute: Absolute, words: SiteWords, kind: PropertyKind) => Thing[]
}

/** A thing without its empty properties. */
export function thing(type: Thing['@type'], properties: Record<string, unknown>): Thing {
  const filled = Object.entries(properties).filter(([, value]) => !isEmpty(value))
  return { '@type': type, ...Object.fromEntries(filled) }
}

function isEmpty(value: unknown) {
  if (value === undefined || value === null) return true
  return typeof value === 'string' || Array.isArray(value) ? value.length === 0 : false
}
