type Batch<Item> = {
  /** Adds items, and schedules the task after `delay` ms if none is scheduled yet. */
  add(items: Iterable<Item>, delay?: number): void
  /** Drops the pending items. */
  clear(): void
}

/**
 * Collects items and processes them in one task: reading and writing item by item would force a
 * layout for each.
 */
export function createBatch<Item>(act: (items: Item[]) => void): Batch<Item> {
  const pending = new Set<Item>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = () => {
    const items = [...pending]
    clear()
    act(items)
  }
  const clear = () => {
    pending.clear()
    clearTimeout(timer)
    timer = undefined
  }
  return {
    add: (items, delay) => {
      for (const item of items) pending.add(item)
      if (pending.size > 0) timer ??= setTimeout(run, delay)
    },
    clear,
  }
}
