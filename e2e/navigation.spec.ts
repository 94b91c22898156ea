import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { countDocuments, footerLink, leadTo, mainLink } from './links.ts'
import { open, scrollOf, untilScrolled } from './until.ts'

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }))

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 })
const peninsula = /Peninsula/

test('a link in static HTML shows the next page without a new document', async ({ page }) => {
  await open(page, '/')
  const documents = countDocuments(page)
  const payload = page.waitForRequest('**/peninsula/_payload.json')
  await mainLink(page, '/peninsula').click()
  await payload
  await page.waitForURL('**/peninsula')
  await expect(page).toHaveTitle(peninsula)
  expect(documents()).toBe(0)
  expect(await scrollOf(page)).toBe(0)
})

test('a navigation leaves the head that the same page has as a document', async ({ page }) => {
  const readHead = () =>
    page.evaluate(() => {
      const tags = document.head.querySelectorAll(
        'title, meta, link[rel=canonical], link[rel=icon]',
      )
      return [...tags].map((tag) => tag.outerHTML.replace('/>', '>')).sort()
    })
  await open(page, '/')
  await footerLink(page, '/lagoon').click()
  await expect(titleOf(page)).toContainText('cross on foot')
  const byNavigation = await readHead()
  await open(page, '/lagoon')
  expect(byNavigation).toEqual(await readHead())
})

test('a navigation leaves the page that the same address has as a document', async ({ page }) => {
  const readMain = () => page.locator('main').allInnerTexts()
  await open(page, '/privacy')
  await footerLink(page, '/lagoon').click()
  await expect(titleOf(page)).toContainText('cross on foot')
  const byNavigation = await readMain()
  await open(page, '/lagoon')
  expect(byNavigation).toEqual(await readMain())
})

test('a link to an anchor of another page ends at the anchor', async ({ page }) => {
  const html = await (await page.request.get('/lagoon')).text()
  const id = html.match(
    /id="(b-[^"]+)" data-block="storytelling_v3"|data-block="storytelling_v3" id="(b-[^"]+)"/,
  )
  const anchor = id?.[1] ?? id?.[2] ?? ''
  await open(page, '/')
  const documents = countDocuments(page)
  await leadTo(page, `/lagoon#${anchor}`).then((link) => link.click())
  const place = page.locator(`[id="${anchor}"]`)
  await expect(place).toBeInViewport()
  await expect
    .poll(() => place.evaluate((block) => Math.abs(block.getBoundingClientRect().top)))
    .toBeLessThan(200)
  expect(await scrollOf(page)).toBeGreaterThan(500)
  expect(documents()).toBe(0)
})

test('the cue in the hero scrolls past it and loads no page', async ({ page }) => {
  await open(page, '/')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByRole('link', { name: 'Scroll' }).click()
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(600)
  // Pictures, small scripts of blocks and the pages behind links come as they come near.
  const others = asked.filter((url) => !/\/(media|assets)\/|_payload\.json$/.test(url))
  expect(others).toEqual([])
  await expect(titleOf(page)).toContainText('Where the day')
})

test('back returns to the place where the page was left', async ({ page }) => {
  await open(page, '/')
  const link = mainLink(page, '/experiences/pavilion')
  await link.scrollIntoViewIfNeeded()
  const left = await scrollOf(page)
  expect(left).toBeGreaterThan(1000)
  await link.click()
  await page.waitForURL('**/experiences/pavilion')
  await untilScrolled(page, 0)
  await page.goBack()
  await untilScrolled(page, left)
  await expect(titleOf(page)).toContainText('Where the day')
})

test('arrows work on a page that was reached by navigation', async ({ page }) => {
  await open(page, '/privacy')
  await footerLink(page, '/lagoon').click()
  const carousel = page.locator('[data-block=image_carousel]')
  await carousel.getByRole('button', { name: 'Next' }).click()
  await expect
    .poll(() => carousel.locator('ul').evaluate((strip) => strip.scrollLeft))
    .toBeGreaterThan(100)
})

test('the header has the tone of the page that is shown', async ({ page }) => {
  const tone = () => page.getByRole('banner').evaluate((header) => getComputedStyle(header).color)
  await open(page, '/contact')
  const dark = await tone()
  await open(page, '/')
  const light = await tone()
  expect(light).not.toBe(dark)
  await page.getByRole('banner').getByRole('link', { name: 'Inquire' }).click()
  await expect.poll(tone).toBe(dark)
  await page.goBack()
  await expect.poll(tone).toBe(light)
})

test('a kind that was not on the first page is styled from its first moment', async ({ page }) => {
  const looks = (selector: string) => {
    const block = document.querySelector(`${selector} > section`)
    const { position, display, overflow, color, paddingTop } = getComputedStyle(
      block ?? document.body,
    )
    return [position, display, overflow, color, paddingTop]
  }
  const selector = '[data-block=storytelling_v3]'
  await open(page, '/privacy')
  const asDocument = page.context().newPage()
  await page.evaluate(
    ([selector, source]) => {
      const read = new Function(`return ${source}`)()
      new MutationObserver((_, observer) => {
        if (!document.querySelector(selector ?? '')) return
        observer.disconnect()
        Object.assign(window, { first: read(selector) })
      }).observe(document.body, { childList: true, subtree: true })
    },
    [selector, looks.toString()],
  )
  await footerLink(page, '/lagoon').click()
  await page.waitForSelector(selector)
  const first = await page.evaluate(() => (window as unknown as { first: string[] }).first)
  const other = await asDocument
  await other.setViewportSize({ width: 1440, height: 900 })
  await open(other, '/lagoon')
  expect(first).toEqual(await other.evaluate(looks, selector))
})
