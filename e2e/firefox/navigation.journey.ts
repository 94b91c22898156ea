import { expect } from '@playwright/test'
import { eventually } from './eventually.ts'
import { test } from './journey.ts'
import { bringIntoView, footerLink, mainLink, press, setLinkTarget } from './links.ts'
import {
  CONTACT,
  HOME,
  LAGOON,
  markDocument,
  placeOf,
  scrollOf,
  untilFocused,
  untilScrolled,
  untilTitle,
} from './page-state.ts'
import { open } from './tab.ts'

/** One page per screen. */
const SCREENS = [
  '/peninsula',
  '/gallery',
  '/gallery/villas',
  '/real-estate',
  '/real-estate/sea-villas',
  '/real-estate/sea-villas/casa-levante',
  '/map',
  '/contact',
]

test('this Firefox has the Navigation API', async ({ tab: { page } }) => {
  await open(page, '/privacy')
  expect(await page.evaluate(() => 'navigation' in window)).toBe(true)
})

test('a link navigates in the same document, to the top, and focuses the title', async ({
  tab: { page },
}) => {
  await open(page, '/privacy')
  const isSame = await markDocument(page)
  await press(page, footerLink('/lagoon'))
  await untilTitle(page, LAGOON)
  await untilFocused(page, 'h1')
  await untilScrolled(page, 0)
  expect(await page.title()).toContain('The Lagoon')
  expect(await placeOf(page)).toBe('/lagoon')
  expect(await isSame()).toBe(true)
})

test('Back restores the scroll position, and Forward returns to the next page', async ({
  tab: { page },
}) => {
  await open(page, '/')
  const isSame = await markDocument(page)
  const link = mainLink('/experiences/pavilion')
  await bringIntoView(page, link)
  const left = await scrollOf(page)
  await press(page, link)
  expect(left).toBeGreaterThan(1000)
  await untilTitle(page, /^(?!.*Where the day)/)
  await untilScrolled(page, 0)
  await page.evaluate(() => history.back())
  await untilTitle(page, HOME)
  await untilScrolled(page, left)
  await page.evaluate(() => history.forward())
  await untilTitle(page, /^(?!.*Where the day)/)
  await untilScrolled(page, 0)
  expect(await placeOf(page)).toBe('/experiences/pavilion')
  expect(await isSame()).toBe(true)
})

test('a link to an anchor of another page scrolls to the anchor', async ({ tab: { page } }) => {
  await open(page, '/lagoon')
  const anchor = await page.$$eval('main [id^="b-"]', (blocks) => blocks[3]?.id ?? '')
  expect(anchor).not.toBe('')
  await open(page, '/privacy')
  const isSame = await markDocument(page)
  await press(page, await setLinkTarget(page, `/lagoon#${anchor}`))
  await untilTitle(page, LAGOON)
  const distance = () =>
    page.$eval(`[id="${anchor}"]`, (block) => Math.abs(block.getBoundingClientRect().top))
  await eventually(distance).toBeLessThan(200)
  expect(await scrollOf(page)).toBeGreaterThan(500)
  expect(await isSame()).toBe(true)
})

test('every screen opens by link without errors', async ({ tab: { page } }) => {
  await open(page, '/privacy')
  const isSame = await markDocument(page)
  for (const path of SCREENS) {
    await press(page, await setLinkTarget(page, path))
    await eventually(() => placeOf(page)).toBe(path)
    await untilFocused(page, 'h1')
  }
  expect(await isSame()).toBe(true)
})

test('the last of two quick clicks wins', async ({ tab: { page } }) => {
  await open(page, '/privacy')
  const isSame = await markDocument(page)
  await page.evaluate(
    (...links) => {
      for (const link of links) document.querySelector<HTMLElement>(link)?.click()
    },
    footerLink('/lagoon'),
    footerLink('/contact'),
  )
  await untilTitle(page, CONTACT)
  await untilFocused(page, 'h1')
  expect(await placeOf(page)).toBe('/contact')
  expect(await isSame()).toBe(true)
})
