import { expect } from '@playwright/test'
import {
  contact,
  hill,
  home,
  houses,
  kiteHouse,
  observatory,
  orchard,
  privacy,
  ridgeHouses,
} from '../fixture/names.ts'
import { test } from './journey.ts'
import { bringIntoView, footerLink, mainLink, press, setLinkTarget } from './links.ts'
import {
  eventually,
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
  hill.path,
  '/gallery',
  houses.path,
  '/real-estate',
  ridgeHouses.path,
  kiteHouse.path,
  '/map',
  contact.path,
]

test('this Firefox has the Navigation API', async ({ tab: { page } }) => {
  await open(page, privacy.path)
  expect(await page.evaluate(() => 'navigation' in window)).toBe(true)
})

test('a link navigates in the same document, to the top, and focuses the title', async ({
  tab: { page },
}) => {
  await open(page, privacy.path)
  const isSame = await markDocument(page)
  await press(page, footerLink(orchard.path))
  await untilTitle(page, orchard.title)
  await untilFocused(page, 'h1')
  await untilScrolled(page, 0)
  expect(await page.title()).toContain(orchard.name)
  expect(await placeOf(page)).toBe(orchard.path)
  expect(await isSame()).toBe(true)
})

test('Back restores the scroll position, and Forward returns to the next page', async ({
  tab: { page },
}) => {
  await open(page, '/')
  const isSame = await markDocument(page)
  const link = mainLink(observatory.path)
  await bringIntoView(page, link)
  const left = await scrollOf(page)
  await press(page, link)
  expect(left).toBeGreaterThan(1000)
  await untilTitle(page, new RegExp(`^(?!.*${home.title})`))
  await untilScrolled(page, 0)
  await page.evaluate(() => history.back())
  await untilTitle(page, home.title)
  await untilScrolled(page, left)
  await page.evaluate(() => history.forward())
  await untilTitle(page, new RegExp(`^(?!.*${home.title})`))
  await untilScrolled(page, 0)
  expect(await placeOf(page)).toBe(observatory.path)
  expect(await isSame()).toBe(true)
})

test('a link to an anchor of another page scrolls to the anchor', { tag: '@release' }, async ({
  tab: { page },
}) => {
  await open(page, orchard.path)
  const anchor = await page.$$eval('main [id^="b-"]', (blocks) => blocks[3]?.id ?? '')
  expect(anchor).not.toBe('')
  await open(page, privacy.path)
  const isSame = await markDocument(page)
  await press(page, await setLinkTarget(page, `${orchard.path}#${anchor}`))
  await untilTitle(page, orchard.title)
  const distance = () =>
    page.$eval(`[id="${anchor}"]`, (block) => Math.abs(block.getBoundingClientRect().top))
  await eventually(distance).toBeLessThan(200)
  expect(await scrollOf(page)).toBeGreaterThan(500)
  expect(await isSame()).toBe(true)
})

test('every screen opens by link without errors', { tag: '@release' }, async ({
  tab: { page },
}) => {
  await open(page, privacy.path)
  const isSame = await markDocument(page)
  for (const path of SCREENS) {
    await press(page, await setLinkTarget(page, path))
    await eventually(() => placeOf(page)).toBe(path)
    await untilFocused(page, 'h1')
  }
  expect(await isSame()).toBe(true)
})

test('the last of two quick clicks wins', { tag: '@release' }, async ({ tab: { page } }) => {
  await open(page, privacy.path)
  const isSame = await markDocument(page)
  await page.evaluate(
    (...links) => {
      for (const link of links) document.querySelector<HTMLElement>(link)?.click()
    },
    footerLink(orchard.path),
    footerLink(contact.path),
  )
  await untilTitle(page, contact.title)
  await untilFocused(page, 'h1')
  expect(await placeOf(page)).toBe(contact.path)
  expect(await isSame()).toBe(true)
})
