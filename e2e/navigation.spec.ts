import { expect, type Page } from '@playwright/test'
import { home, orchard } from './fixture/names.ts'
import { test } from './journey.ts'
import { countDocuments, footerLink } from './links.ts'
import { open } from './until.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 })

/** Runs in the page: the layout of a block, which its own stylesheet makes. */
function looksOf(block: Element) {
  const { position, display, overflow, color, paddingTop } = getComputedStyle(block)
  return [position, display, overflow, color, paddingTop]
}

test('a page is the same by a link as by its document, and its blocks are styled when they appear', async ({
  page,
}) => {
  const selector = '[data-block=storytelling_v3] > section'
  const readMain = () => page.locator('main').allInnerTexts()
  const toneOf = () => page.getByRole('banner').evaluate((one) => getComputedStyle(one).color)
  const heights = () =>
    page
      .locator('main > [data-block] > :first-child')
      .evaluateAll((blocks) => blocks.map((one) => one.clientHeight))
  await open(page, '/')
  const documents = countDocuments(page)
  const light = await toneOf()
  const inDocument = await heights()
  await page.evaluate(
    ([selector = '', source]) => {
      const read = new Function(`return ${source}`)()
      new MutationObserver((_, observer) => {
        const block = document.querySelector(selector)
        if (!block) return
        observer.disconnect()
        Object.assign(window, { looks: read(block) })
      }).observe(document.body, { childList: true, subtree: true })
    },
    [selector, looksOf.toString()],
  )
  await footerLink(page, orchard.path).dblclick()
  await expect(titleOf(page)).toContainText(orchard.title)
  await expect.poll(toneOf).not.toBe(light)
  const byLink = {
    words: await readMain(),
    looks: await page.evaluate(() => Reflect.get(window, 'looks')),
  }
  // Neither the second press nor a link to the page itself has added an entry to the history.
  await footerLink(page, orchard.path).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(titleOf(page)).toContainText(home.title)
  // Every block has its styles again.
  expect(await heights()).toEqual(inDocument)
  // Further down, where Back returns to, the header has the tone of what is below it.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect.poll(toneOf).toBe(light)
  expect(documents()).toBe(0)

  await open(page, orchard.path)
  const looks = await page.locator(selector).first().evaluate(looksOf)
  expect(byLink).toEqual({ words: await readMain(), looks })
})
