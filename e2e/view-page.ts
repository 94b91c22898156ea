import type { Page } from '@playwright/test'

/** Adds up all layout shifts from the first paint on; read them with `layoutShift`. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string[] }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(describe(entry))
    }).observe({ type: 'layout-shift', buffered: true })

    function describe(entry: PerformanceEntry) {
      const { value, sources } = entry as PerformanceEntry & {
        value: number
        sources: { node?: Node }[]
      }
      const what = sources.map(({ node }) => (node instanceof Element ? node.outerHTML : ''))
      return { value, what: what.map((html) => html.slice(0, 120)) }
    }
  })
}

/** How much has moved by itself until now, and what. */
export async function layoutShift(page: Page): Promise<{ sum: number; what: string[] }> {
  return page.evaluate(() => {
    const { shifts } = window as unknown as { shifts: { value: number; what: string[] }[] }
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    return { sum, what: shifts.flatMap(({ what }) => what) }
  })
}

/** Scrolls through a whole page, and each strip on it, until every picture has come. */
export async function viewWhole(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () =>
      new Promise<unknown>((resolve) => {
        requestAnimationFrame(resolve)
        // A busy machine may paint nothing for a while.
        setTimeout(resolve, 200)
      })
    const end = document.documentElement.scrollHeight
    for (let top = 0; top < end; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
    }
    const shown = [...document.images].filter((image) => image.checkVisibility())
    for (const image of shown) {
      image.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      await frame()
    }
  })
  // A busy browser may have overlooked one that was in view for a moment only.
  const haveCome = () => {
    const isAway = (image: HTMLImageElement) => !image.complete && image.checkVisibility()
    const [away] = [...document.images].filter(isAway)
    away?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    return !away
  }
  await page.waitForFunction(haveCome, undefined, { polling: 100 })
}

/** Pictures that are in view somewhere on the page and have not come. */
export async function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.naturalWidth === 0)
      .map((image) => image.currentSrc || image.src),
  )
}
