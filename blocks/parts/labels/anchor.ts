const PATTERN = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

/** Ids that the document uses itself. */
const RESERVED = /^(?:app|globe|main|menu|state|wordmark|(?:b|title|after|item)-.*)$/

/** True if a text can be an item's id and URL fragment, such as `#walk`. */
export function isAnchor(text: string): boolean {
  return PATTERN.test(text) && !RESERVED.test(text)
}

type Item = { id: string; anchor: string | null }

/**
 * The ids of a list of items: the anchor, or `item-` and the item's id if it is missing, invalid or
 * taken.
 */
export function anchorsOf(items: Item[]): string[] {
  const taken = new Set<string>()
  return items.map(({ id, anchor }) => {
    const requested = anchor?.trim() ?? ''
    const unique = isAnchor(requested) && !taken.has(requested) ? requested : `item-${id}`
    taken.add(unique)
    return unique
  })
}
