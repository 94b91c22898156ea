import type { Page } from '@playwright/test'

/** The largest contentful paint: its time in ms since navigation start, and its element. */
type LargestPaint = {
  time: number
  tag: string
  /** The kind of the block that contains it. */
  block: string
  priority: string | null
  loading: string | null
  /** The number of widths in its `srcset`. */
  srcsetWidths: number
}

/** The largest contentful paint so far; undefined when the browser reports none. */
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
    const candidates = element?.getAttribute('srcset')?.split(',') ?? []
    return {
      time: last.startTime,
      tag: element?.tagName.toLowerCase() ?? '',
      block: element?.closest('[data-block]')?.getAttribute('data-block') ?? '',
      priority: element?.getAttribute('fetchpriority') ?? null,
      loading: element?.getAttribute('loading') ?? null,
      srcsetWidths: candidates.filter((candidate) => candidate.endsWith('w')).length,
    }
  })
}
