import { expect } from '@playwright/test'
import type { Page } from 'puppeteer-core'
import { houses } from '../fixture/names.ts'
import { test } from './journey.ts'
import { mainLink, press } from './links.ts'
import {
  eventually,
  markDocument,
  placeOf,
  scrollOf,
  untilFocused,
  untilSeen,
} from './page-state.ts'
import { NARROW, open } from './tab.ts'

const GALLERY = houses.path
const DIALOG = 'dialog[open]'
const PICTURES = 'main a[href^="/media/"]:has(img)'

/** Waits until the lightbox shows this position, such as `3 / 11`. */
const untilAt = (page: Page, place: string) =>
  eventually(() => page.$eval(DIALOG, (dialog) => dialog.textContent ?? '')).toContain(place)

/** Waits until the picture in the middle of the view has loaded. */
const untilLoaded = (page: Page) =>
  eventually(() =>
    page.evaluate((dialog) => {
      const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
      const image = middle?.closest(dialog) && middle
      return image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0
    }, DIALOG),
  ).toBe(true)

async function openPicture(page: Page, number: number): Promise<string> {
  const addresses = await page.$$eval(PICTURES, (links) =>
    links.map((link) => link.getAttribute('href') ?? ''),
  )
  const selector = `a[href="${addresses[number - 1]}"]`
  // The cover of a page transition may still cover it.
  await press(page, selector)
  await untilAt(page, `${number} / ${addresses.length}`)
  return selector
}

test('a picture opens in the lightbox, keys browse its set, and Escape closes it', async ({
  tab: { page },
}) => {
  await open(page, GALLERY)
  const link = await openPicture(page, 4)
  const scroll = await scrollOf(page)
  await untilLoaded(page)
  const keys = [
    ['ArrowRight', `5 / ${houses.count}`],
    ['ArrowLeft', `4 / ${houses.count}`],
    ['End', `${houses.count} / ${houses.count}`],
    ['ArrowRight', `${houses.count} / ${houses.count}`],
    ['Home', `1 / ${houses.count}`],
  ] as const
  for (const [key, place] of keys) {
    await page.keyboard.press(key)
    await untilAt(page, place)
  }
  await page.keyboard.press('Escape')
  await untilSeen(page, DIALOG, false)
  await untilFocused(page, link)
  await eventually(() => placeOf(page)).toBe(GALLERY)
  expect(await scrollOf(page)).toBe(scroll)
})

test('Back closes the lightbox and Forward reopens it on the same page', {
  tag: '@release',
}, async ({ tab: { page } }) => {
  await open(page, '/gallery')
  const isSame = await markDocument(page)
  await press(page, mainLink(GALLERY))
  await untilSeen(page, PICTURES)
  await openPicture(page, 1)
  await page.keyboard.press('ArrowRight')
  await untilAt(page, `2 / ${houses.count}`)
  await eventually(() => placeOf(page)).toBe(`${GALLERY}#media-2`)
  await page.evaluate(() => history.back())
  await untilSeen(page, DIALOG, false)
  expect(await placeOf(page)).toBe(GALLERY)
  await page.evaluate(() => history.forward())
  await untilAt(page, `2 / ${houses.count}`)
  await page.keyboard.press('Escape')
  await eventually(() => placeOf(page)).toBe(GALLERY)
  await page.evaluate(() => history.back())
  await eventually(() => placeOf(page)).toBe('/gallery')
  expect(await isSame()).toBe(true)
})

test('on a phone a URL with a picture opens the lightbox, and its button closes it', {
  tag: '@release',
}, async ({ tab: { page } }) => {
  await page.setViewport(NARROW)
  await open(page, `${GALLERY}#media-3`)
  await untilAt(page, `3 / ${houses.count}`)
  await untilLoaded(page)
  await press(page, `${DIALOG} button[aria-label=Close]`)
  await untilSeen(page, DIALOG, false)
  await eventually(() => placeOf(page)).toBe(GALLERY)
})
