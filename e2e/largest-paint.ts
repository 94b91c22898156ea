import type { Page } from '@playwright/test'

/** The largest thing a page has painted: when, in milliseconds after the visit began, and what. */
export type LargestPaint = {
  time: number
  tag: string
  /** The kind of block it stands in. */
  block: string
  priority: string | null
  loading: string | null
  /** How many widths the browser could choose from. */
  ladder: number
}

/** The largest thing that has been painted so far; nothing where a browser tells of none. */
export async function largestPaint(page: Page): Promise<LargestPaint | undefined> {
  return page.evaluate(async () => {
    const entries = await new Promise<PerformanceEntryList>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      })
      setTimeout(resolve, 3000, [])
    })
    const last = entries.at(-1)
    if (!last) return undefined
    const element = 'element' in last && last.element instanceof Element ? last.element : null
    const rungs = element?.getAttribute('srcset')?.split(',') ?? []
    return {
      time: last.startTime,
      tag: element?.tagName.toLowerCase() ?? '',
      block: element?.closest('[data-block]')?.getAttribute('data-block') ?? '',
      priority: element?.getAttribute('fetchpriority') ?? null,
      loading: element?.getAttribute('loading') ?? null,
      ladder: rungs.filter((rung) => rung.endsWith('w')).length,
    }
  })
}
