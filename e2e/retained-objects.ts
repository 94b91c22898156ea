import type { CDPSession, Page } from '@playwright/test'

/** Counts of the objects that a page retains after garbage collection. */
export type RetainedCounts = Record<
  'listeners' | 'nodes' | 'detached' | 'timers' | 'heapKB',
  number
> &
  Record<Kind, number>

const KINDS = ['IntersectionObserver', 'ResizeObserver', 'MutationObserver', 'Animation'] as const
type Kind = (typeof KINDS)[number]

declare global {
  interface Window {
    timers: Set<number>
  }
}

/** Tracks pending timers; call it before a page is opened. */
export async function watchTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout, setInterval, clearTimeout, clearInterval } = window
    const timers = new Set<number>()
    const forget = (timer?: number) => void (timer !== undefined && timers.delete(timer))
    const once = (act: TimerHandler, ms?: number, ...more: unknown[]) => {
      const timer = setTimeout(() => {
        forget(timer)
        if (typeof act === 'function') act(...more)
      }, ms)
      timers.add(timer)
      return timer
    }
    const again = (act: TimerHandler, ms?: number, ...more: unknown[]) => {
      const timer = setInterval(act, ms, ...more)
      timers.add(timer)
      return timer
    }
    const without = (clear: (timer?: number) => void) => (timer?: number) => {
      forget(timer)
      clear(timer)
    }
    Object.assign(window, {
      timers,
      setTimeout: once,
      setInterval: again,
      clearTimeout: without(clearTimeout),
      clearInterval: without(clearInterval),
    })
  })
}

/** Collects garbage and counts the objects that the page retains. */
export async function countRetained(page: Page): Promise<RetainedCounts> {
  const session = await page.context().newCDPSession(page)
  for (const domain of ['HeapProfiler', 'Performance', 'DOM'] as const)
    await session.send(`${domain}.enable`)
  // Repeated, because some objects are freed only after those that referred to them.
  for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage')
  const counts = await countObjects(session)
  const { detachedNodes } = await session.send('DOM.getDetachedDomNodes')
  const timers = await page.evaluate(() => window.timers?.size ?? 0)
  const { metrics } = await session.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
  await session.detach()
  return {
    ...counts,
    timers,
    detached: detachedNodes.length,
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    heapKB: metric('JSHeapUsedSize') / 1000,
  }
}

async function countObjects(session: CDPSession): Promise<Record<Kind, number>> {
  const counts: Record<Kind, number> = {
    IntersectionObserver: 0,
    ResizeObserver: 0,
    MutationObserver: 0,
    Animation: 0,
  }
  for (const kind of KINDS) counts[kind] = await countOf(session, kind)
  return counts
}

/** The number of live objects of a class. */
async function countOf(session: CDPSession, kind: Kind): Promise<number> {
  const objectGroup = 'retained-objects'
  const { result } = await session.send('Runtime.evaluate', {
    expression: `${kind}.prototype`,
    objectGroup,
  })
  const { objects } = await session.send('Runtime.queryObjects', {
    prototypeObjectId: result.objectId ?? '',
    objectGroup,
  })
  const { result: length } = await session.send('Runtime.callFunctionOn', {
    functionDeclaration: 'function () { return this.length }',
    objectId: objects.objectId ?? '',
  })
  await session.send('Runtime.releaseObjectGroup', { objectGroup })
  return Number(length.value)
}
