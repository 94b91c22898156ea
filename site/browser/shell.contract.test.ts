import { picture } from '@belvedere/blocks/parts/fixture.ts'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtSite, launchBrowser } from '../testing/built-site.ts'
import { openPage, untilIdle, untilReady } from '../testing/open-page.ts'
import { gap } from '../testing/page-blocks.ts'

let site: Awaited<ReturnType<typeof builtSite>>
let browser: Browser

const link = (to: string) => ({ id: to, label: `To ${to}`, to })

beforeAll(async () => {
  ;[site, browser] = await Promise.all([builtSite(), launchBrowser()])
  const share = (name: string) => ({ _shareImage: picture(name, { alt: name }) })
  const blocks = ['g1', 'g2', 'g3'].map((id) => gap(id, 600))
  site.content.pages.set('', { id: '1', title: 'Home', blocks })
  site.content.pages.set('reef', { id: '2', title: 'Reef', blocks, ...share('reef') })
  site.content.pages.set('cape', { id: '3', title: 'Cape', blocks, ...share('cape') })
  site.content.pages.set('bare', { id: '4', title: 'Bare', blocks })
  site.content.global = {
    image: picture('own', { alt: 'own' }),
    menu: ['/reef', '/cape', '/bare'].map(link),
    secondaryMenu: [link('/privacy'), link('/cookies')],
    copyright: 'Nobody',
  }
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const SIX_SECONDS = 6000

/** Opens a page with a fake clock. */
async function open(path: string, options: BrowserContextOptions = {}) {
  const opened = await openPage(browser, site.url + path, {
    ...options,
    before: (page) => page.clock.install(),
  })
  await untilReady(opened.page)
  return opened
}

const cookies = (page: Page) => page.getByRole('region', { name: 'Cookie choice' })

async function untilBanner(page: Page) {
  await page.clock.runFor(SIX_SECONDS)
  await cookies(page).waitFor()
}

test('six seconds after the load the cookie banner appears, without moving focus or layout', async () => {
  const { page, said } = await open('/')
  const focused = () => page.evaluate(() => document.activeElement?.tagName)
  const place = await page.getByText('Nobody').boundingBox()
  await page.clock.runFor(SIX_SECONDS / 2)
  expect(await cookies(page).count()).toBe(0)
  await page.clock.runFor(SIX_SECONDS / 2)
  await cookies(page).waitFor()
  expect(await focused()).toBe('BODY')
  expect(await page.getByText('Nobody').boundingBox()).toEqual(place)
  expect(await cookies(page).locator('xpath=..').getAttribute('aria-live')).toBe('polite')
  expect(await cookies(page).getByRole('link').count()).toBe(0)
  await cookies(page).locator('summary').press('Enter')
  expect(await cookies(page).getByRole('link').getAttribute('href')).toBe('/cookies')
  const boxes = await Promise.all(
    ['Accept', 'Decline'].map((name) => cookies(page).getByRole('button', { name }).boundingBox()),
  )
  expect(boxes[0]?.width).toBeCloseTo(boxes[1]?.width ?? 0, 0)
  await page.keyboard.press('Escape')
  expect(await cookies(page).count()).toBe(1)
  expect(said).toEqual([])
})

test.each([
  ['Accept', 'yes'],
  ['Decline', 'no'],
])('%s is remembered, and can be changed from the footer', async (name, answer) => {
  const { page } = await open('/')
  await untilBanner(page)
  await page.evaluate(() =>
    document.addEventListener('consent', (event) => {
      document.title = event instanceof CustomEvent ? event.detail : ''
    }),
  )
  await cookies(page).getByRole('button', { name }).click()
  await cookies(page).waitFor({ state: 'detached' })
  expect(await page.title()).toBe(answer)
  await page.reload()
  await untilReady(page)
  await page.clock.runFor(2 * SIX_SECONDS)
  expect(await cookies(page).count()).toBe(0)
  const again = page.getByRole('button', { name: 'Cookie settings' })
  await again.press('Enter')
  await cookies(page).waitFor()
  expect(await cookies(page).evaluate((card) => card === document.activeElement)).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await cookies(page).waitFor({ state: 'detached' })
  expect(await again.evaluate((button) => button === document.activeElement)).toBe(true)
})

test('crawlers get no cookie banner', { tags: ['release'] }, async () => {
  const { page } = await open('/', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' })
  await page.clock.runFor(2 * SIX_SECONDS)
  expect(await cookies(page).count()).toBe(0)
})

test('the focused element is never behind the cookie banner', async () => {
  const { page } = await open('/', { viewport: { width: 390, height: 600 } })
  await untilBanner(page)
  await page.evaluate(() => document.querySelector<HTMLElement>('.skip')?.focus())
  const hidden: string[] = []
  for (let press = 0; press < 14; press++) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate(() => {
      const card = document.querySelector('[aria-label="Cookie choice"]')?.getBoundingClientRect()
      const element = document.activeElement
      if (!card || !element?.closest('main, footer, header')) return null
      const { top, bottom } = element.getBoundingClientRect()
      return bottom > card.top && top < card.bottom ? element.textContent : null
    })
    if (covered) hidden.push(covered)
  }
  expect(hidden).toEqual([])
})

/** Allows for a busy machine. */
const TIMEOUT = { timeout: 30_000 }

/** The visible pictures beside the menu, the lowest layer first. */
const visiblePictures = (page: Page) =>
  page
    .locator('#menu img')
    .evaluateAll((images) =>
      images
        .filter((image) => Number(getComputedStyle(image.closest('div') ?? image).opacity) === 1)
        .map((image) => /media\/(\w+)/.exec(image.getAttribute('src') ?? '')?.[1]),
    )

async function openMenu(page: Page) {
  const payloads: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/(reef|cape|bare)\/_payload/.test(pathname)) payloads.push(pathname)
  })
  await page.getByRole('button', { name: 'Menu toggle' }).click()
  await page.waitForFunction(() => document.getElementById('menu')?.getAnimations().length === 0)
  return payloads
}

test('in the open menu Tab wraps around, forwards and backwards', async () => {
  const { page } = await open('/')
  const toggle = page.getByRole('button', { name: 'Menu toggle' })
  const last = page.locator('#menu').getByRole('link').last()
  const isFocused = (locator: typeof last) =>
    locator.evaluate((element) => element === document.activeElement)
  await toggle.click()
  await page.locator('#menu:not([hidden], [inert])').waitFor()
  expect(await isFocused(toggle)).toBe(true)
  await page.keyboard.press('Shift+Tab')
  expect(await isFocused(last)).toBe(true)
  await page.keyboard.press('Tab')
  expect(await isFocused(toggle)).toBe(true)
})

test('the picture of the menu follows the hovered or focused link', async () => {
  const { page } = await openPage(browser, `${site.url}/`)
  await untilReady(page)
  const payloads = await openMenu(page)
  const pointAt = (path: string) =>
    page
      .getByRole('link', { name: `To ${path}` })
      .first()
      .hover()
  await pointAt('/reef')
  await expect.poll(() => visiblePictures(page), TIMEOUT).toEqual(['own', 'reef'])
  await pointAt('/cape')
  await expect.poll(() => visiblePictures(page), TIMEOUT).toEqual(['own', 'reef', 'cape'])
  await pointAt('/bare')
  await expect.poll(() => visiblePictures(page), TIMEOUT).toEqual(['own', 'cape', 'own'])
  await pointAt('/reef')
  await expect.poll(async () => (await visiblePictures(page)).at(-1), TIMEOUT).toBe('reef')
  expect(payloads).toEqual(['/reef/_payload.json', '/cape/_payload.json', '/bare/_payload.json'])
  await page.getByRole('link', { name: 'To /reef' }).first().focus()
  await page.keyboard.press('Tab')
  await expect.poll(async () => (await visiblePictures(page)).at(-1), TIMEOUT).toBe('cape')
  expect(payloads).toHaveLength(3)
})

test('on touch screens and narrow screens no share image is fetched', {
  tags: ['release'],
}, async () => {
  const touch = { viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true }
  for (const options of [touch, { viewport: { width: 900, height: 800 } }]) {
    const { page } = await openPage(browser, `${site.url}/`, options)
    await untilReady(page)
    await openMenu(page)
    const pictures: string[] = []
    page.on('request', (request) => {
      if (/media\/(reef|cape)/.test(request.url())) pictures.push(request.url())
    })
    await page.getByRole('link', { name: 'To /reef' }).first().hover()
    await page.getByRole('link', { name: 'To /cape' }).first().focus()
    await untilIdle(page)
    expect(pictures).toEqual([])
  }
})

test('on phones the wordmark comes first in the tab order, and Inquire is hidden', async () => {
  const { page } = await openPage(browser, `${site.url}/`, {
    viewport: { width: 649, height: 800 },
  })
  await untilReady(page)
  const inquire = page.getByRole('link', { name: 'Inquire' })
  const names: (string | null | undefined)[] = []
  for (let press = 0; press < 3; press++) {
    await page.keyboard.press('Tab')
    names.push(
      await page.evaluate(() => {
        const { activeElement: at } = document
        return at?.getAttribute('aria-label') ?? at?.textContent
      }),
    )
  }
  expect(names).toEqual(['Skip to content', 'Our Place, Home', 'Menu toggle'])
  expect(await inquire.isVisible()).toBe(false)
  await page.setViewportSize({ width: 650, height: 800 })
  expect(await inquire.isVisible()).toBe(true)
})
