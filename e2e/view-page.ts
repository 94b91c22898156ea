import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { untilLive } from './until.ts'

declare global {
  interface Window {
    shifts: { value: number; what: string[] }[]
    blockHeights: Map<Element, number>
  }
}

/** Records all layout shifts; call it before a page is opened and read them with `layoutShift`. */
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

/** The sum of layout shifts so far, and the shifted elements. */
export async function layoutShift(page: Page): Promise<{ sum: number; what: string[] }> {
  return page.evaluate(() => {
    const sum = window.shifts.reduce((total, { value }) => total + value, 0)
    return { sum, what: window.shifts.flatMap(({ what }) => what) }
  })
}

/**
 * Scrolls through the page, waits for all pictures, and returns the blocks that have changed their
 * height: browsers count only shifts inside the view. Pictures load eagerly, so that they are
 * fetched in parallel.
 */
export async function scrollThroughPage(page: Page): Promise<string[]> {
  const late = pause(SCROLL_TIMEOUT_MS, false, { ref: false })
  const isThrough = await Promise.race([scrollThrough(page).then(() => true), late])
  if (!isThrough) {
    console.warn(
      `${page.url()} could not be scrolled through in ${SCROLL_TIMEOUT_MS / 1000} s; reloading it.`,
    )
    await page.reload()
    await untilLive(page)
    await scrollThrough(page)
  }
  await untilPicturesLoaded(page)
  return page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' })
    return [...window.blockHeights].flatMap(([block, height]) => {
      const now = block.getBoundingClientRect().height
      const { id } = block.closest('main > *') ?? block
      return Math.abs(now - height) > 1 ? [`${id}: ${height} px, then ${now} px`] : []
    })
  })
}

/** Waits for all visible pictures, including lazy ones that are out of view, such as a hero's noon. */
export async function untilPicturesLoaded(page: Page): Promise<void> {
  const areLoaded = () => {
    const shown = [...document.images].filter((image) => image.checkVisibility())
    for (const image of shown) image.loading = 'eager'
    return shown.every((image) => image.complete)
  }
  await page.waitForFunction(areLoaded, undefined, { polling: 100 })
}

/** A tab once hung for four minutes while scrolling, for an unknown reason. */
const SCROLL_TIMEOUT_MS = 45_000

async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const atMost = (ms: number) => new Promise<unknown>((resolve) => setTimeout(resolve, ms))
    await Promise.race([document.fonts.ready, atMost(10_000)])
    // What is in them: far from the view their own height is an estimate.
    const blocks = [...document.querySelectorAll('main > *')].map(
      (block) => block.firstElementChild ?? block,
    )
    const heightOf = (block: Element) => block.getBoundingClientRect().height
    // A busy machine may draw no frames for a while.
    const frame = () => Promise.race([new Promise(requestAnimationFrame), atMost(200)])
    // After a resize texts and typefaces settle within a few frames.
    for (let same = 0, before = ''; same < 5; ) {
      await frame()
      const now = blocks.map(heightOf).join()
      same = now === before ? same + 1 : 0
      before = now
    }
    window.blockHeights = new Map(blocks.map((block) => [block, heightOf(block)]))
    for (const image of document.images) if (image.checkVisibility()) image.loading = 'eager'
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
    }
  })
}

/** The URLs of visible pictures that have not loaded. */
export async function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.naturalWidth === 0)
      .map((image) => image.currentSrc || image.src),
  )
}

/** The URLs of preloaded pictures that the page does not show at its current width. */
export async function unusedPreloads(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = new Set([...document.images].map((image) => image.currentSrc))
    const posters = [...document.querySelectorAll('video')].map(({ poster }) => poster)
    return [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')]
      .filter((link) => !link.media || matchMedia(link.media).matches)
      .map(candidates)
      .filter((urls) => !urls.some((url) => shown.has(url) || posters.includes(url)))
      .map((urls) => urls.join(' or '))

    function candidates({ href, imageSrcset }: HTMLLinkElement) {
      const set = imageSrcset.split(/,\s+/).map((candidate) => candidate.trim().split(' ')[0] ?? '')
      return [
        ...(href ? [href] : []),
        ...set.filter(Boolean).map((url) => new URL(url, location.href).href),
      ]
    }
  })
}

/**
 * Renders also what is far from the view: the tools of a browser list nothing in it, while it
 * renders and lists all of it for assistive technology.
 */
export async function renderWhole(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('main > *, footer { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
}
