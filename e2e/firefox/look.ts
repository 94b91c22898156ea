import type { Page } from 'puppeteer-core'
import { eventually } from './eventually.ts'

/** What begins the titles of pages that many journeys come to. */
export const HOME = 'Where the day'
export const PRIVACY = 'Privacy'
export const LAGOON = 'cross on foot'
export const CONTACT = 'Tell us when'

const titleOf = (page: Page) => page.$eval('h1', ({ textContent }) => textContent ?? '')

/** Waits until the page with this title is shown. */
export const untilTitle = (page: Page, words: string | RegExp): Promise<void> =>
  eventually(() => titleOf(page)).toMatch(words)

/** Whether a visitor sees an element: it has a size, and nothing makes it transparent. */
export const isSeen = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((selector) => {
    const element = document.querySelector(selector)
    const isThere = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return Boolean(isThere && element && element.getBoundingClientRect().height > 0)
  }, selector)

/** Waits until an element is to be seen, or is not. */
export const untilSeen = (page: Page, selector: string, isWanted = true): Promise<void> =>
  eventually(() => isSeen(page, selector), `${selector} is seen`).toBe(isWanted)

/** Waits until an element has the focus. */
export const untilFocused = (page: Page, selector: string): Promise<void> =>
  eventually(
    () => page.evaluate((selector) => document.activeElement?.matches(selector), selector),
    `${selector} has the focus`,
  ).toBe(true)

/** Path and fragment of the page, as the page itself knows them. */
export const placeOf = (page: Page): Promise<string> =>
  page.evaluate(() => location.pathname + location.hash)

/** Where the page is scrolled to, in whole pixels. */
export const scrollOf = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

/** Waits until the page is scrolled to about this place. */
export const untilScrolled = (page: Page, top: number): Promise<void> =>
  eventually(async () => Math.abs((await scrollOf(page)) - top)).toBeLessThanOrEqual(2)

/** Marks the document that is shown: whether it is the same one later. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }))
  return () => page.evaluate(() => 'isMarked' in window)
}
