import type { Page } from '@playwright/test'

export type LargestPaint = {
  /** Milliseconds after the visit began. */
  time: number
  /** Where it stands and what it is: `hero img`. */
  element: string
  isHero: boolean
}

/** The largest thing that has been painted so far. */
export async function largestPaint(page: Page): Promise<LargestPaint> {
  return page.evaluate(
    () =>
      new Promise<LargestPaint>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1)
          const element =
            last && 'element' in last && last.element instanceof Element ? last.element : null
          const block = element?.closest('[data-block]')?.getAttribute('data-block') ?? ''
          resolve({
            time: last?.startTime ?? 0,
            element: `${block} ${element?.tagName.toLowerCase() ?? 'none'}`.trim(),
            isHero:
              element instanceof HTMLImageElement &&
              element.fetchPriority === 'high' &&
              element.srcset !== '',
          })
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
}
