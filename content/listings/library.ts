import type { Names } from './names.ts'
import type { Pictures } from './pictures.ts'

/** How cells say amounts: the currency of the site, and its words for a price on request. */
export type Money = { currency: string; onRequest: readonly string[] }

/** The records that cells may refer to by name, by collection; pictures; and how cells say amounts. */
export type Library = {
  records: ReadonlyMap<string, Names>
  pictures: Pictures
  money: Money
}
