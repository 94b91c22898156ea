/**
 * Cache tags for prices: a list of the nearest or lowest prices depends on a range of prices, and a
 * change moves a listing from one price to another. Prices are grouped into bands of two per cent,
 * bands into pairs, and pairs into pairs of pairs. A price has the tags of its band and of all
 * groups around it, and a range has the few tags that cover it; so they share a tag if and only if
 * the price is in the range.
 */

const LEVELS = 11
const LAST = 2 ** LEVELS - 1
const WIDTH = Math.log(1.02)

function bandOf(price: number) {
  return Math.min(LAST, Math.max(0, Math.floor(Math.log(Math.max(price, 1)) / WIDTH)))
}

const tag = (scope: string, level: number, band: number) => `${scope}:price~${level}.${band}`

/** The tags of a listing at this price; null is "on request". */
export function priceTags(scope: string, price: number | null): string[] {
  if (price === null) return [onRequestTag(scope)]
  const band = bandOf(price)
  return Array.from({ length: LEVELS + 1 }, (_, level) => tag(scope, level, band >> level))
}

/** The tags of a list that depends on every price from the lowest to the highest. */
export function rangeTags(scope: string, lowest: number, highest: number): string[] {
  const tags: string[] = []
  let from = bandOf(lowest)
  let to = bandOf(highest)
  for (let level = 0; level <= LEVELS && from <= to; level++) {
    if (from === to) return [...tags, tag(scope, level, from)]
    if (from % 2 === 1) tags.push(tag(scope, level, from++))
    if (to % 2 === 0) tags.push(tag(scope, level, to--))
    from >>= 1
    to >>= 1
  }
  return tags
}

/** The tag of a list that depends on the listings without a price. */
export function onRequestTag(scope: string): string {
  return `${scope}:on-request`
}
