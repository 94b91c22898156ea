import { expect, type Page } from '@playwright/test'
import { violations } from './axe.ts'
import { houses, orchard, quinceHouse } from './fixture/names.ts'
import { test } from './journey.ts'
import {
  CLUB,
  dialogOf,
  expectPosition,
  GALLERY,
  hashOf,
  LIGHTBOX,
  linksOf,
  pictureOf,
  press,
} from './lightbox.ts'
import { countDocuments, mainLink } from './links.ts'
import { open, scrollOf, untilStill } from './until.ts'

const HOUSE = quinceHouse.path

const AT_GALLERY = new RegExp(`${GALLERY}$`)

const SCRIPT = /\/assets\/lightbox-[^/]*\.js/

/** Returns a function that says whether the lightbox script has been requested. */
function watchScript(page: Page) {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  return () => requested.some((url) => SCRIPT.test(url))
}

test.use(LIGHTBOX)

test('a picture opens in the lightbox, keys browse its set, Escape and Back close it, and Forward reopens it', async ({
  page,
}) => {
  const isRequested = watchScript(page)
  await open(page, '/gallery')
  const documents = countDocuments(page)
  await mainLink(page, GALLERY).click()
  await page.waitForURL(`**${GALLERY}`)
  const link = linksOf(page).nth(3)
  await expect.poll(isRequested, { message: 'requested before a click' }).toBe(true)
  await press(link)
  await expectPosition(page, `4 of ${houses.count}`)
  const scroll = await scrollOf(page)
  expect(scroll).toBeGreaterThan(0)
  const width = await page.evaluate(() => document.body.clientWidth)
  await expect(dialogOf(page).locator('img')).toHaveCount(3)
  await expect(dialogOf(page)).toContainText(`4 / ${houses.count}`)
  const caption = await linksOf(page).nth(4).getAttribute('data-title')
  expect(caption).toBeTruthy()
  const keys = [
    ['ArrowRight', '5'],
    ['ArrowLeft', '4'],
    ['End', `${houses.count}`],
    ['ArrowRight', `${houses.count}`],
    ['Home', '1'],
    ['ArrowLeft', '1'],
  ]
  for (const [key = '', place] of keys) {
    await page.keyboard.press(key)
    await expectPosition(page, `${place} of ${houses.count}`)
    if (place === '5') await expect(dialogOf(page)).toContainText(caption ?? '')
  }
  const previous = dialogOf(page).getByRole('button', { name: 'Previous picture' })
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(() => hashOf(page)).toBe('#media-1')
  await page.mouse.move(20, 400)
  await page.mouse.wheel(0, 400)
  await page.keyboard.press('PageDown')
  expect(await scrollOf(page)).toBe(scroll)
  await page.emulateMedia({ media: 'print' })
  await expect(dialogOf(page)).toBeHidden()
  await page.emulateMedia({ media: null })
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(link).toBeFocused()
  await expect.poll(() => hashOf(page)).toBe('')
  expect(await scrollOf(page)).toBe(scroll)
  expect(await page.evaluate(() => document.body.clientWidth)).toBe(width)

  await press(linksOf(page).first())
  await expectPosition(page, `1 of ${houses.count}`)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => hashOf(page)).toBe('#media-2')
  await page.goBack()
  await expect(dialogOf(page)).toHaveCount(0)
  expect(page.url()).toMatch(AT_GALLERY)
  await page.goForward()
  await expectPosition(page, `2 of ${houses.count}`)
  await page.keyboard.press('Escape')
  await expect.poll(() => page.url()).toMatch(AT_GALLERY)
  // The lightbox has added no entry to the history.
  await page.goBack()
  await page.waitForURL('**/gallery')
  expect(documents()).toBe(0)
})

test('every kind of set opens with its own pictures', { tag: '@release' }, async ({ page }) => {
  test.slow()
  const sets = [
    { path: orchard.path, block: '[data-block=image_carousel]', count: 6, first: 1 },
    { path: CLUB, block: '[data-block=image_carousel_offset]', count: 3, first: 4 },
    { path: HOUSE, block: '[data-block=listing_screen]', count: 1, first: 1 },
    { path: HOUSE, block: '[data-block=property_gallery]', count: 3, first: 2 },
  ]
  for (const { path, block, count, first } of sets) {
    if (new URL(page.url()).pathname !== path) await open(page, path)
    const link = linksOf(page, block).first()
    const file = (await link.getAttribute('href')) ?? ''
    await press(link)
    await expectPosition(page, `1 of ${count}`)
    expect(hashOf(page)).toBe(`#media-${first}`)
    await expect(pictureOf(page)).toHaveAttribute('src', file)
    await expect(dialogOf(page).getByRole('button', { name: 'Next' })).toHaveCount(
      count > 1 ? 1 : 0,
    )
    await dialogOf(page).getByRole('button', { name: 'Close' }).click()
    await expect(dialogOf(page)).toHaveCount(0)
    await expect(link).toBeFocused()
    await expect.poll(() => hashOf(page)).toBe('')
  }
})

test('with reduced motion it fades, and a picture that fails to load shows a message', {
  tag: '@release',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, GALLERY)
  const lost = (await linksOf(page).nth(1).getAttribute('href')) ?? ''
  const name = new URL(lost, page.url()).pathname
  await page.route(`**${name}*`, (route) => route.abort())
  await press(linksOf(page).first())
  await expectPosition(page, `1 of ${houses.count}`)
  const styleOf = (selector: string) =>
    dialogOf(page)
      .locator(selector)
      .first()
      .evaluate((one) => {
        const { transitionProperty: what, transitionDuration: time } = getComputedStyle(one)
        return [what, time]
      })
  expect(await styleOf('xpath=.')).toEqual(['opacity, display, overlay', '0.2s'])
  expect(await styleOf('[data-current]')).toEqual(['opacity', '0.2s'])
  expect((await styleOf(':has(> [data-current])'))[0]).toBe('none')
  await page.keyboard.press('ArrowRight')
  await expect(dialogOf(page).getByRole('status')).toContainText('This picture did not load.')
  await expect(dialogOf(page).getByRole('link', { name: 'Open its file' })).toHaveAttribute(
    'href',
    lost,
  )
})

test('it fits and is accessible on small and landscape phones', { tag: '@release' }, async ({
  page,
}) => {
  await open(page, `${GALLERY}#media-1`)
  for (const [width, height] of [
    [320, 640],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await untilStill(page)
    const boxes = await dialogOf(page)
      .locator('[data-current] [data-zooms], button, p')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
    expect(boxes.length).toBeGreaterThanOrEqual(5)
    for (const { left, top, right, bottom } of boxes) {
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(width)
      expect(bottom).toBeLessThanOrEqual(height)
    }
    expect(await violations(page)).toEqual([])
  }
})
