import { expect, type Page } from '@playwright/test'
import { contact, hill, home, orchard, privacy } from './fixture/names.ts'
import { test } from './journey.ts'
import { countDocuments, footerLink, mainLink } from './links.ts'
import { open } from './until.ts'

test.beforeEach(({ page }) => page.setViewportSize({ width: 1440, height: 900 }))

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 })

test('a navigation produces the same text as loading the document', async ({ page }) => {
  const readMain = () => page.locator('main').allInnerTexts()
  await open(page, privacy.path)
  await footerLink(page, orchard.path).click()
  await expect(titleOf(page)).toContainText(orchard.title)
  const byNavigation = await readMain()
  await open(page, orchard.path)
  expect(byNavigation).toEqual(await readMain())
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

test('a middle click opens a new tab', async ({ page }) => {
  await open(page, '/')
  const opened = page.context().waitForEvent('page')
  await mainLink(page, hill.path).click({ button: 'middle' })
  await (await opened).waitForURL(`**${hill.path}`)
  expect(new URL(page.url()).pathname).toBe('/')
})

test('a link with a target is left to the browser', async ({ page }) => {
  await open(page, '/')
  const link = mainLink(page, hill.path)
  await link.evaluate((anchor) => anchor.setAttribute('target', '_blank'))
  const opened = page.context().waitForEvent('page')
  await link.click()
  await (await opened).waitForURL(`**${hill.path}`)
  expect(new URL(page.url()).pathname).toBe('/')
})

test('a second click on the same link changes nothing', async ({ page }) => {
  await open(page, '/')
  const documents = countDocuments(page)
  await footerLink(page, orchard.path).dblclick()
  await expect(titleOf(page)).toContainText(orchard.title)
  await page.goBack()
  await expect(titleOf(page)).toContainText(home.title)
  expect(documents()).toBe(0)
})

test('a link to the current page adds no history entry', async ({ page }) => {
  await open(page, '/')
  await footerLink(page, orchard.path).click()
  await expect(titleOf(page)).toContainText(orchard.title)
  await footerLink(page, orchard.path).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(titleOf(page)).toContainText(home.title)
})
