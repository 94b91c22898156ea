const PATTERN = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

/** Ids that the document itself gives to its parts. */
const RESERVED = /^(?:app|globe|main|menu|state|wordmark|(?:b|title|after|item)-.*)$/

/** Whether a text can be the id of an item in the document, and so the end of an address: `#walk`. */
export function isAnchor(text: string): boolean {
  return PATTERN.test(text) && !RESERVED.test(text)
}

type Item = { id: string; anchor: string | null }

/** The ids of a list of items: their anchors; where one is missing or taken, the item's own id. */
export function anchorsOf(items: Item[]): string[] {
  const taken = new Set<string>()
  return items.map(({ id, anchor }) => {
    const wish = anchor?.trim() ?? ''
    const found = isAnchor(wish) && !taken.has(wish) ? wish : `item-${id}`
    taken.add(found)
    return found
  })
}
