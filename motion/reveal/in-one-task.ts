export type InOneTask<Item> = {
  /** Collects items. The task comes after a wait, in ms, where none is due already. */
  add(items: Iterable<Item>, wait?: number): void
  /** Items that still wait are never acted on. */
  forget(): void
}

/**
 * Acts once on all that arrives together: what is read and written item by item makes the browser
 * lay out the page as many times.
 */
export function inOneTask<Item>(act: (items: Item[]) => void): InOneTask<Item> {
  const waiting = new Set<Item>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = () => {
    const items = [...waiting]
    forget()
    act(items)
  }
  const forget = () => {
    waiting.clear()
    clearTimeout(timer)
    timer = undefined
  }
  return {
    add: (items, wait) => {
      for (const item of items) waiting.add(item)
      if (waiting.size > 0) timer ??= setTimeout(run, wait)
    },
    forget,
  }
}
