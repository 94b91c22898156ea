import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { untilLive } from './until.ts'

declare global {
  interface Window {
    shifts: { value: number; what: string[] }[]
    places: Map<Element, number>
  }
}

/** Adds up all layout shifts from the first paint on; read them with `layoutShift`. */
export async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifts.push(describe(entry))
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
    const sum = window.shifts.reduce((total, { value }) => total + value, 0)
    return { sum, what: window.shifts.flatMap(({ what }) => what) }
  })
}

/**
 * Scrolls through a whole page until every picture has come, and says which blocks have changed
 * their height on the way: a browser counts as shifts only what moves in view. Pictures are asked
 * for at once, so that none has to be waited for on its own.
 */
export async function viewWhole(page: Page): Promise<string[]> {
  const late = pause(LONGEST_MS, false, { ref: false })
  const isThrough = await Promise.race([scrollThrough(page).then(() => true), late])
  if (!isThrough) {
    console.warn(`${page.url()} did not let itself be scrolled through and is loaded again.`)
    await page.reload()
    await untilLive(page)
    await scrollThrough(page)
  }
  await untilPicturesHaveCome(page)
  return page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' })
    return [...window.places].flatMap(([block, height]) => {
      const now = block.getBoundingClientRect().height
      return Math.abs(now - height) > 1 ? [`${block.id}: ${height} px, then ${now} px`] : []
    })
  })
}

/** Waits for all pictures that have been asked for. */
export async function untilPicturesHaveCome(page: Page): Promise<void> {
  const haveCome = () =>
    [...document.images].every((image) => image.complete || !image.checkVisibility())
  await page.waitForFunction(haveCome, undefined, { polling: 100 })
}

/** A tab has been seen that did not come through its page in four minutes, for a reason that is not known. */
const LONGEST_MS = 45_000

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const atMost = (ms: number) => new Promise<unknown>((resolve) => setTimeout(resolve, ms))
    await Promise.race([document.fonts.ready, atMost(10_000)])
    const blocks = [...document.querySelectorAll('main > *')]
    window.places = new Map(blocks.map((block) => [block, block.getBoundingClientRect().height]))
    for (const image of document.images) if (image.checkVisibility()) image.loading = 'eager'
    // A busy machine may paint nothing for a while.
    const frame = () => Promise.race([new Promise(requestAnimationFrame), atMost(200)])
    const end = document.documentElement.scrollHeight
    for (let top = 0; top < end; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
    }
  })
}

/** Pictures that are in view somewhere on the page and have not come. */
export async function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.naturalWidth === 0)
      .map((image) => image.currentSrc || image.src),
  )
}
