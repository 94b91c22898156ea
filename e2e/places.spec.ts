import { expect, type Page } from '@playwright/test'
import { orchard } from './fixture/names.ts'
import { test } from './journey.ts'
import { footerLink } from './links.ts'
import { open, untilStill } from './until.ts'

/** Where a visitor is on a page: the block at a third of the window, and its upper edge in px. */
const placeOf = (page: Page) =>
  page.evaluate(() => {
    const blocks = [...document.querySelectorAll('main > [data-block]')]
    const block = blocks.findLast((one) => one.getBoundingClientRect().top < innerHeight / 3)
    return { block: block?.id, top: Math.round(block?.getBoundingClientRect().top ?? 0) }
  })

/** Scrolls down like a visitor, so that all blocks above have been rendered, and a bit up again. */
async function readDown(page: Page, share: number): Promise<void> {
  await page.evaluate(async (share) => {
    const to = share * document.documentElement.scrollHeight
    for (let top = 0; top < to + 300; top += 300) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
    scrollBy({ top: -300, behavior: 'instant' })
  }, share)
  await untilStill(page)
}

const LAST = 'main > [data-block]:last-child'

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('Back, Forward and a reload return to the place that was left', async ({ page }) => {
      await open(page, '/')
      await readDown(page, 0.6)
      const home = await placeOf(page)
      await footerLink(page, orchard.path).dispatchEvent('click')
      await page.waitForURL(orchard.path)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(orchard.title)
      await untilStill(page)
      await readDown(page, 0.4)
      const elsewhere = await placeOf(page)
      await page.goBack()
      await expect.poll(() => placeOf(page)).toEqual(home)
      await page.goForward()
      await expect.poll(() => placeOf(page)).toEqual(elsewhere)
      await page.goBack()
      await expect.poll(() => placeOf(page)).toEqual(home)
      await untilStill(page)
      await page.reload()
      await expect.poll(() => placeOf(page)).toEqual(home)
      await untilStill(page)
      expect(await placeOf(page)).toEqual(home)
    })

    test('an anchor far below is reached, from the address and on the page', async ({ page }) => {
      await open(page, '/')
      const id = await page.locator(LAST).getAttribute('id')
      /** The distance from where it belongs, below the header. */
      const gap = () =>
        page.locator(LAST).evaluate((one) => {
          const { scrollPaddingTop } = getComputedStyle(document.documentElement)
          return Math.abs(one.getBoundingClientRect().top - Number.parseFloat(scrollPaddingTop))
        })
      const farthest = () =>
        page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY)
      /** There, or as far down as the page goes. */
      const isReached = async () => (await gap()) < 2 || (await farthest()) < 2
      await page.evaluate((id) => location.assign(`#${id}`), id)
      await expect.poll(isReached).toBe(true)
      await untilStill(page)
      expect(await isReached()).toBe(true)
      await page.goto('about:blank')
      await open(page, `/#${id}`)
      await expect.poll(isReached).toBe(true)
      await untilStill(page)
      expect(await isReached()).toBe(true)
    })
  })
}
