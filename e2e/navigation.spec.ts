import { expect, type Page } from '@playwright/test'
import { contact, hill, home, observatory, orchard, privacy } from './fixture/names.ts'
import { test } from './journey.ts'
import { countDocuments, footerLink, mainLink, setLinkTarget } from './links.ts'
import { open, scrollOf, untilScrolled } from './until.ts'

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }))

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 })

test('a link in static HTML navigates without loading a document', async ({ page }) => {
  await open(page, '/')
  const documents = countDocuments(page)
  const payload = page.waitForRequest(`**${hill.path}/_payload.json`)
  await mainLink(page, hill.path).click()
  await payload
  await page.waitForURL(`**${hill.path}`)
  await expect(page).toHaveTitle(new RegExp(hill.name))
  expect(documents()).toBe(0)
  expect(await scrollOf(page)).toBe(0)
})

test('a navigation produces the same head as loading the document', async ({ page }) => {
  const readHead = () =>
    page.evaluate(() => {
      const tags = document.head.querySelectorAll(
        'title, meta, link[rel=canonical], link[rel=icon]',
      )
      return [...tags].map((tag) => tag.outerHTML.replace('/>', '>')).sort()
    })
  await open(page, '/')
  await footerLink(page, orchard.path).click()
  await expect(titleOf(page)).toContainText(orchard.title)
  const byNavigation = await readHead()
  await open(page, orchard.path)
  expect(byNavigation).toEqual(await readHead())
})

test('a navigation produces the same text as loading the document', async ({ page }) => {
  const readMain = () => page.locator('main').allInnerTexts()
  await open(page, privacy.path)
  await footerLink(page, orchard.path).click()
  await expect(titleOf(page)).toContainText(orchard.title)
  const byNavigation = await readMain()
  await open(page, orchard.path)
  expect(byNavigation).toEqual(await readMain())
})

test('a link to an anchor of another page scrolls to the anchor', async ({ page }) => {
  await open(page, orchard.path)
  const anchor = await page.locator('[data-block=storytelling_v3]').getAttribute('id')
  await open(page, '/')
  const documents = countDocuments(page)
  await setLinkTarget(page, `${orchard.path}#${anchor}`).then((link) => link.click())
  const place = page.locator(`[id="${anchor}"]`)
  await expect(place).toBeInViewport()
  await expect
    .poll(() => place.evaluate((block) => Math.abs(block.getBoundingClientRect().top)))
    .toBeLessThan(200)
  expect(await scrollOf(page)).toBeGreaterThan(500)
  expect(documents()).toBe(0)
})

test('the scroll cue in the hero scrolls past it without a navigation', async ({ page }) => {
  await open(page, '/')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.getByRole('link', { name: 'Scroll' }).click()
  await expect.poll(() => scrollOf(page)).toBeGreaterThan(600)
  // Pictures, block scripts, prefetched payloads and the manifest load as well, and the view is counted.
  const others = requests.filter(
    (url) => !/\/(media|assets|builds)\/|\/visits$|_payload\.json$/.test(url),
  )
  expect(others).toEqual([])
  await expect(titleOf(page)).toContainText(home.title)
})

test('Back restores the scroll position', async ({ page }) => {
  await open(page, '/')
  const link = mainLink(page, observatory.path)
  // Hovering scrolls as far as the click will, since an entrance may move the link: read the position then.
  await link.hover()
  const left = await scrollOf(page)
  expect(left).toBeGreaterThan(1000)
  await link.click()
  await page.waitForURL(`**${observatory.path}`)
  await untilScrolled(page, 0)
  await page.goBack()
  await untilScrolled(page, left)
  await expect(titleOf(page)).toContainText(home.title)
})

test('carousel arrows work after a navigation', async ({ page }) => {
  await open(page, privacy.path)
  await footerLink(page, orchard.path).click()
  const carousel = page.locator('[data-block=image_carousel]')
  await carousel.getByRole('button', { name: 'Next' }).click()
  await expect
    .poll(() => carousel.locator('ul').evaluate((strip) => strip.scrollLeft))
    .toBeGreaterThan(100)
})

test('the header has the tone of the current page', async ({ page }) => {
  const tone = () => page.getByRole('banner').evaluate((header) => getComputedStyle(header).color)
  await open(page, contact.path)
  const dark = await tone()
  await open(page, '/')
  const light = await tone()
  expect(light).not.toBe(dark)
  await page.getByRole('banner').getByRole('link', { name: 'Inquire' }).click()
  await expect.poll(tone).toBe(dark)
  await page.goBack()
  await expect.poll(tone).toBe(light)
})

test('a block kind that is new to the document is styled when it appears', async ({ page }) => {
  const looks = (selector: string) => {
    const block = document.querySelector(`${selector} > section`)
    const { position, display, overflow, color, paddingTop } = getComputedStyle(
      block ?? document.body,
    )
    return [position, display, overflow, color, paddingTop]
  }
  const selector = '[data-block=storytelling_v3]'
  await open(page, privacy.path)
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
  await footerLink(page, orchard.path).click()
  await page.waitForSelector(selector)
  const first = await page.evaluate(() => (window as unknown as { first: string[] }).first)
  const other = await asDocument
  await other.setViewportSize({ width: 1440, height: 900 })
  await open(other, orchard.path)
  expect(first).toEqual(await other.evaluate(looks, selector))
})
