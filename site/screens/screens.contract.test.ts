import { picture } from '@belvedere/blocks/parts/fixture.ts'
import { ENGLISH } from '@belvedere/kit/words/words-of.ts'
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtSite, launchBrowser } from '../testing/built-site.ts'
import { type OpenOptions, openPage, untilReady } from '../testing/open-page.ts'
import { house, lagoon } from '../testing/records.ts'

const LIST = '/real-estate/lagoon-villas'
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64')
const SCRIPTLESS = { javaScriptEnabled: false }

let site: Awaited<ReturnType<typeof builtSite>>
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([builtSite(), launchBrowser()])
  const { records, only, amenities } = site.content
  Object.assign(site.content.site, { lat: 40, lng: 0, timeZone: 'UTC' })
  records.realEstateCat.push(lagoon)
  const houses = Array.from({ length: 30 }, (_, at) => {
    return house(at + 1, { bedrooms: 2 + (at % 3), meshKey: `villa-${at + 1}` })
  })
  records.realEstateListing.push(...houses)
  const spa = { meshKey: 'spa', title: 'Spa', description: 'Cut into the rock.' }
  amenities.push({ id: 'a1', slug: 'spa', ...spa })
  only.map = {
    title: 'The map',
    plan: picture('plan', { alt: 'From above', height: 1800 }),
    planDusk: picture('plan-dusk', { alt: 'At dusk', height: 1800 }),
    places: [
      { id: '1', meshKey: 'villa-3', x: 66, y: 38 },
      { id: '2', meshKey: 'villa-5', x: 40, y: 97 },
    ],
  }
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

async function open(path: string, options: OpenOptions = {}) {
  const opened = await openPage(browser, site.url + path, options)
  if (options.javaScriptEnabled !== false) await untilReady(opened.page)
  return opened
}

/** By day: in the evening the map opens at the hour of the clock. */
const NOON = new Date('2026-06-21T12:00:00Z')

/** Opens the map at noon, and waits until its places can be chosen by script. */
async function openMap(path = '/map', options: BrowserContextOptions = {}) {
  const opened = await open(path, { ...options, before: (page) => page.clock.setFixedTime(NOON) })
  await opened.page.locator('[data-live]').waitFor()
  return opened
}

const count = (page: Page) => page.locator('form [role="status"]').textContent()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)
const search = (page: Page) => new URL(page.url()).search
const hash = (page: Page) => new URL(page.url()).hash

test('a filter shows other houses in the same document and keeps the focus', async () => {
  const { page, documents, said } = await open(LIST)
  await page.locator('#bedrooms-3').check({ force: true })
  await page.waitForURL(/bedrooms=3$/)
  await page.waitForFunction(() => document.activeElement?.id === 'bedrooms-3')
  expect(await count(page)).toBe('10 houses')
  await page.locator('#sort').focus()
  await page.locator('#sort').selectOption('price-asc')
  await page.waitForURL(/bedrooms=3&sort=price-asc$/)
  await page.waitForFunction(() => document.activeElement?.id === 'sort')
  expect(documents()).toBe(1)
  expect(said).toEqual([])
})

test('back restores the previous filter', async () => {
  const { page } = await open(LIST)
  await page.locator('#bedrooms-2').check({ force: true })
  await page.waitForURL(/bedrooms=2$/)
  await page.goBack()
  await page.waitForFunction(
    () => document.querySelector('form [role="status"]')?.textContent === '30 houses',
  )
  expect(search(page)).toBe('')
})

test('the pages of a list are shown in the same document', async () => {
  const { page, documents } = await open(LIST)
  await page.getByRole('link', { name: 'Next page' }).click()
  await page.waitForURL(/\?page=2$/)
  await page.waitForSelector('[aria-current="page"]:text-is("2")')
  await page.waitForFunction(() => document.activeElement?.matches('main h1'))
  expect(documents()).toBe(1)
})

test('a link past the end of a list is redirected to its last page', {
  tags: ['release'],
}, async () => {
  const { page, documents } = await open(LIST)
  await page.getByRole('link', { name: 'Next page' }).evaluate((link) => {
    link.setAttribute('href', `${location.pathname}?page=99&utm=1#main`)
  })
  await page.getByRole('link', { name: 'Next page' }).click()
  await page.waitForURL(/\?page=3&utm=1#main$/)
  await page.waitForSelector('[aria-current="page"]:text-is("3")')
  expect(documents()).toBe(1)
})

test('without scripts the filter is a form with a button', async () => {
  const { page } = await open(LIST, SCRIPTLESS)
  await page.locator('#bedrooms-4').check({ force: true })
  await page.getByRole('button', { name: 'Show' }).click()
  await page.waitForURL(/\?bedrooms=4$/)
  expect(await count(page)).toBe('10 houses')
})

test('a row of the map opens the card of its place, and closing it returns the focus', async () => {
  const { page } = await openMap()
  const card = page.locator('#place-spa')
  expect(await card.isVisible()).toBe(false)
  await page.locator('li a[href="#place-spa"]').click()
  expect(await card.isVisible()).toBe(true)
  expect(await page.locator('li a[href="#place-spa"]').getAttribute('aria-current')).toBe('true')
  expect(hash(page)).toBe('#place-spa')
  expect(await focused(page)).toBe('place-spa')
  await card.getByRole('link', { name: 'Close' }).click()
  expect(await card.isVisible()).toBe(false)
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#place-spa')
  await page.keyboard.press('Enter')
  expect(await focused(page)).toBe('place-spa')
  await page.keyboard.press('Escape')
  expect(await card.isVisible()).toBe(false)
  expect(hash(page)).toBe('')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#place-spa')
})

test('closing a card that was opened from the plan returns the focus to the plan', async () => {
  const { page } = await openMap()
  await page.locator('nav a[href="#house-villa-3"]').click()
  expect(await focused(page)).toBe('house-villa-3')
  await page.keyboard.press('Escape')
  const pin = page.locator('nav a[href="#house-villa-3"]')
  expect(await pin.evaluate((link) => link === document.activeElement)).toBe(true)
})

test('the slider of the hour takes the plan to dusk and back; its picture is loaded only then', async () => {
  const { page } = await openMap('/map', { reducedMotion: 'reduce' })
  let loads = 0
  await page.route(/plan-dusk/, (route) => {
    loads++
    return route.fulfill({ contentType: 'image/gif', body: PIXEL })
  })
  await page.locator('li a[href="#place-spa"]').focus()
  const slider = page.getByRole('slider', { name: ENGLISH.map.hour })
  await slider.waitFor()
  const dusk = page.locator('[data-scene] img').nth(1)
  const opacity = () => dusk.evaluate((picture) => Number(getComputedStyle(picture).opacity))
  const isDark = () => page.locator('[data-scene][data-dark]').count()
  await slider.press('ArrowLeft')
  expect([loads, await dusk.count()]).toEqual([0, 0])
  await slider.press('End')
  await dusk.waitFor({ state: 'attached' })
  await expect.poll(opacity).toBe(1)
  expect([loads, await dusk.getAttribute('alt'), await isDark()]).toEqual([1, '', 1])
  // The pins lie over it.
  await page.locator('nav a[href="#house-villa-3"]').click({ trial: true })
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/^\d\d:\d\d/)
  // Twelve steps of five minutes before the end of the slider, the sun is low but up.
  for (let step = 0; step < 12; step++) await slider.press('ArrowLeft')
  await expect.poll(opacity).toBeCloseTo(0.25, 2)
  expect(await isDark()).toBe(0)
  for (let step = 0; step < 4; step++) await slider.press('ArrowLeft')
  await expect.poll(opacity).toBe(0)
  expect(loads).toBe(1)
})

test('the plan zooms in and out, and centres a selected place', async () => {
  const { page, said } = await openMap('/map', { reducedMotion: 'reduce' })
  const width = () => page.locator('nav img').evaluate((plan) => plan.getBoundingClientRect().width)
  const whole = await width()
  const press = async (name: string, expected: number) => {
    await page.getByRole('button', { name }).click()
    await expect.poll(async () => Math.round(((await width()) / whole) * 10)).toBe(expected)
  }
  await press('Zoom in', 17)
  await press('Zoom in', 30)
  expect(await page.getByRole('button', { name: 'Zoom in' }).isDisabled()).toBe(true)
  await page.locator('li a[href="#house-villa-3"]').click()
  const [pin, scene] = await Promise.all([
    page.locator('nav a[href="#house-villa-3"]').boundingBox(),
    page.locator('[data-scene]').boundingBox(),
  ])
  expect(pin?.x).toBeCloseTo((scene?.x ?? 0) + (scene?.width ?? 0) / 2 - 22, -1)
  await press('Zoom out', 17)
  await press('Zoom out', 10)
  expect(said).toEqual([])
})

test('the wheel zooms the plan only with Ctrl; alone it scrolls the page', {
  tags: ['release'],
}, async () => {
  const { page } = await openMap('/map', { viewport: { width: 1440, height: 900 } })
  const near = () => page.locator('[data-scene][data-near]').count()
  await page.mouse.move(1000, 400)
  await page.mouse.wheel(0, 100)
  await page.waitForFunction(() => scrollY > 0)
  expect(await near()).toBe(0)
  await page.keyboard.down('Control')
  await page.mouse.wheel(0, -100)
  await expect.poll(near).toBe(1)
})

test.each([
  ['with a pin', '#house-villa-3'],
  ['without a pin', '#place-spa'],
])(
  'on a phone the card of a place %s scrolls into view',
  { tags: ['release'] },
  async (_, hash) => {
    const { page } = await openMap('/map', { viewport: { width: 390, height: 844 } })
    await page.locator(`li a[href="${hash}"]`).click()
    const box = await page.locator(hash).boundingBox()
    expect(box?.y).toBeGreaterThan(0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(844.5)
  },
)

test.each(['villa-3', 'villa-5'])(
  'on a phone a zoomed plan shows %s above its card',
  { tags: ['release'] },
  async (villa) => {
    const viewport = { width: 390, height: 844 }
    const { page } = await openMap('/map', { viewport, reducedMotion: 'reduce' })
    await page.getByRole('button', { name: 'Zoom in' }).click()
    await page.locator('[data-scene][data-near]').waitFor()
    await page.locator(`li a[href="#house-${villa}"]`).click()
    const pin = await page.locator(`nav a[href="#house-${villa}"]`).boundingBox()
    const card = await page.locator(`#house-${villa}`).boundingBox()
    expect(pin?.y).toBeGreaterThan(0)
    expect((pin?.y ?? 0) + (pin?.height ?? 0) / 2).toBeLessThan(card?.y ?? 0)
    expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThan(844.5)
  },
)

test('a link from another page focuses the card of its place', async () => {
  const { page, documents } = await open(`${LIST}/villa-3`)
  await page.getByRole('link', { name: 'See it on the map' }).click()
  await page.waitForFunction(() => document.activeElement?.id === 'house-villa-3')
  expect(await page.locator('#house-villa-3').isVisible()).toBe(true)
  expect(documents()).toBe(1)
})

test.each([
  ['with', {}, '/map#house-villa-3'],
  ['without', SCRIPTLESS, '/map#house-villa-3'],
  ['with', {}, '/map?at=villa-3'],
  ['without', SCRIPTLESS, '/map?at=villa-3'],
])('%s scripts an address shows the card of its place: %s%s', async (_, options, address) => {
  const { page } = await open(address, options)
  expect(await page.locator('#house-villa-3').isVisible()).toBe(true)
  expect(await page.locator('#house-villa-4').isVisible()).toBe(false)
})

test('without scripts another row replaces the card of the address, and its close button closes it', {
  tags: ['release'],
}, async () => {
  const { page } = await open('/map?at=villa-3', SCRIPTLESS)
  await page.locator('li a[href="#place-spa"]').click()
  expect(await page.locator('[data-card]:visible').count()).toBe(1)
  expect(await page.locator('#place-spa').isVisible()).toBe(true)
  const { page: other } = await open('/map?at=villa-3', SCRIPTLESS)
  await other.locator('#house-villa-3 [data-close]').click()
  await other.waitForURL((url) => url.search === '')
  expect(await other.locator('[data-card]:visible').count()).toBe(0)
})

test('Back and Forward choose places without loading anything', async () => {
  const { page, documents, said } = await openMap()
  const payloads: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/map/_payload.json') payloads.push(request.url())
  })
  for (const id of ['place-spa', 'house-villa-3']) {
    await page.locator(`li a[href="#${id}"]`).click()
    expect(await focused(page)).toBe(id)
  }
  await page.goBack()
  await page.waitForFunction(() => document.activeElement?.id === 'place-spa')
  expect(hash(page)).toBe('#place-spa')
  await page.goBack()
  await page.locator('#place-spa').waitFor({ state: 'hidden' })
  await page.goForward()
  await page.goForward()
  await page.waitForFunction(() => document.activeElement?.id === 'house-villa-3')
  expect(payloads).toEqual([])
  expect(documents()).toBe(1)
  expect(said).toEqual([])
})

test('Back from another page opens the card again', { tags: ['release'] }, async () => {
  const { page } = await openMap()
  await page.locator('li a[href="#house-villa-3"]').click()
  await page.locator('#house-villa-3').getByRole('link', { name: 'See the house' }).click()
  await page.waitForURL(/lagoon-villas\/villa-3$/)
  await page.locator('main h1', { hasText: 'Villa 3' }).waitFor()
  await page.goBack()
  await page.waitForFunction(() => document.activeElement?.id === 'house-villa-3')
  expect(hash(page)).toBe('#house-villa-3')
})

test('a card that the address asked for closes, stays closed after a reload, and opens by Back', {
  tags: ['release'],
}, async () => {
  const { page } = await openMap('/map?at=villa-3')
  expect(await focused(page)).toBe('house-villa-3')
  await page.keyboard.press('Escape')
  expect(await page.locator('[data-card]:visible').count()).toBe(0)
  await page.reload()
  await page.locator('[data-live]').waitFor()
  expect(await page.locator('[data-card]:visible').count()).toBe(0)
  await page.goBack()
  await page.waitForFunction(() => document.activeElement?.id === 'house-villa-3')
})

test('a row that is pointed at or focused shows its name on the plan', async () => {
  const { page } = await openMap()
  const name = page.locator('nav a[href="#house-villa-3"] > span', { hasText: 'Villa 3' })
  const isShown = () => name.evaluate((label) => getComputedStyle(label).opacity === '1')
  expect(await isShown()).toBe(false)
  await page.locator('li a[href="#house-villa-3"]').focus()
  await expect.poll(isShown).toBe(true)
  await page.locator('li a[href="#house-villa-4"]').focus()
  await expect.poll(isShown).toBe(false)
  await page.locator('li a[href="#house-villa-3"]').hover()
  await expect.poll(isShown).toBe(true)
})

const takesFocus = (link: Locator) => {
  return link.evaluate((element: HTMLElement) => {
    element.focus()
    return document.activeElement === element
  })
}

test.each([
  ['with', {}],
  ['without', SCRIPTLESS],
])(
  '%s scripts the filters of bedrooms and kinds leave fewer rows, and pins that are no links',
  async (_, options) => {
    const { page } = await open('/map', options)
    const rows = () => page.locator('li > a[href^="#house-"]:visible').count()
    const pin = page.locator('nav a[href="#house-villa-5"]')
    expect(await rows()).toBe(30)
    expect(await takesFocus(pin)).toBe(true)
    await page.locator('select[name="bedrooms"]').selectOption('4')
    expect(await rows()).toBe(10)
    // What had the focus before keeps it until the browser has drawn the page without it.
    await expect.poll(() => takesFocus(pin)).toBe(false)
    expect(await pin.locator('span').first().isVisible()).toBe(true)
    await page.getByRole('radio', { name: 'Amenities' }).check({ force: true })
    expect(await rows()).toBe(0)
    expect(await page.locator('li > a[href="#place-spa"]').isVisible()).toBe(true)
  },
)

test('changes by filters and choices are announced', async () => {
  const { page } = await openMap()
  const said = page.locator('[data-said]')
  await page.locator('select[name="bedrooms"]').focus()
  const choose = async (least: string) => {
    await page.locator('select[name="bedrooms"]').selectOption(least)
    return said.textContent()
  }
  // The first choice may be made before the script that announces it has loaded.
  await expect.poll(async () => (await choose('4')) && choose('3')).toBe('21 places shown.')
  await page.locator('li a[href="#place-spa"]').click()
  await expect.poll(() => said.textContent()).toBe('Spa is chosen; its card is open.')
  await page.keyboard.press('Escape')
  await expect.poll(() => said.textContent()).toBe('The card is closed.')
})

test('without scripts a row links to the card of its place', async () => {
  const { page } = await open('/map', SCRIPTLESS)
  await page.locator('li a[href="#place-spa"]').click()
  expect(await page.locator('#place-spa').isVisible()).toBe(true)
})
