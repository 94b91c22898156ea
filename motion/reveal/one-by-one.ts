export type OneByOne<Item> = {
  /** The first of them after a wait, in ms, where none is waited for already. */
  add(items: Iterable<Item>, wait?: number): void
  /** Those that still wait are never acted on. */
  forget(): void
}

/**
 * Acts on one after the other, each in a task of its own: what many take together would keep a slow
 * phone from answering. What is added again while it waits is acted on once.
 */
export function oneByOne<Item>(act: (item: Item) => void): OneByOne<Item> {
  const waiting = new Set<Item>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const next = (wait = 0) => {
    timer = waiting.size > 0 ? setTimeout(actOnFirst, wait) : undefined
  }
  const actOnFirst = () => {
    const first = waiting.values().next()
    if (first.done) return
    waiting.delete(first.value)
    // The next is waited for first: one that fails does not keep the others from their turn.
    next()
    act(first.value)
  }
  return {
    add: (items, wait) => {
      for (const item of items) waiting.add(item)
      if (timer === undefined) next(wait)
    },
    forget: () => {
      waiting.clear()
      clearTimeout(timer)
      timer = undefined
    },
  }
}
