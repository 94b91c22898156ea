import { expect } from '@playwright/test'
import type { Page } from 'puppeteer-core'

/** Waits between attempts, in milliseconds; the last one repeats. */
const intervals = [50, 100, 200]

/**
 * `expect.poll` that tolerates errors: evaluating fails while a document is being replaced.
 */
export const eventually = <Answer>(ask: () => Promise<Answer>, message?: string) =>
  expect.poll(() => ask().catch(() => undefined), { intervals, ...(message && { message }) })

const titleOf = (page: Page) => page.$eval('h1', ({ textContent }) => textContent ?? '')

/** Waits until the page with this title is shown. */
export const untilTitle = (page: Page, words: string | RegExp): Promise<void> =>
  eventually(async () => `${await titleOf(page)}`.replaceAll('\u00A0', ' ')).toMatch(words)

/** Whether an element is visible: it has a height and is not transparent. */
export const isSeen = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((selector) => {
    const element = document.querySelector(selector)
    const isThere = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return Boolean(isThere && element && element.getBoundingClientRect().height > 0)
  }, selector)

/** Waits until an element is visible, or hidden. */
export const untilSeen = (page: Page, selector: string, isVisible = true): Promise<void> =>
  eventually(() => isSeen(page, selector), `${selector} is seen`).toBe(isVisible)

/** Waits until an element has the focus. */
export const untilFocused = (page: Page, selector: string): Promise<void> =>
  eventually(
    () => page.evaluate((selector) => document.activeElement?.matches(selector), selector),
    `${selector} has the focus`,
  ).toBe(true)

/** The path and hash of the page's location. */
export const placeOf = (page: Page): Promise<string> =>
  page.evaluate(() => location.pathname + location.hash)

/** The scroll position in whole pixels. */
export const scrollOf = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

/** Waits until the scroll position is within 2 px of `top`. */
export const untilScrolled = (page: Page, top: number): Promise<void> =>
  eventually(async () => Math.abs((await scrollOf(page)) - top)).toBeLessThanOrEqual(2)

/** Marks the document; returns a function that says whether it is still the same one. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }))
  return () => page.evaluate(() => 'isMarked' in window)
}
