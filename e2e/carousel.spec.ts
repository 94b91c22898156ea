import { expect, type Page } from '@playwright/test'
import { orchard } from './fixture/names.ts'
import { test } from './journey.ts'
import { open, untilStill } from './until.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const carousel = (page: Page) => page.locator('[data-block=image_carousel]').first()
const stripOf = (page: Page) => carousel(page).getByRole('list', { name: 'Pictures' })
const next = (page: Page) => carousel(page).getByRole('button', { name: 'Next' })
const previous = (page: Page) => carousel(page).getByRole('button', { name: 'Previous' })

/** The strip's scroll position, the offsets of its pictures, and its maximum scroll position. */
function readStrip(page: Page) {
  return stripOf(page).evaluate((strip) => {
    const items = [...strip.children] as HTMLElement[]
    const origin = items[0]?.offsetLeft ?? 0
    return {
      left: strip.scrollLeft,
      stops: items.map(({ offsetLeft }) => offsetLeft - origin),
      end: strip.scrollWidth - strip.clientWidth,
    }
  })
}

test('arrows move the strip by a picture and keep the focus at its ends; it is reached and moved by keyboard and wheel', async ({
  page,
}) => {
  await open(page, orchard.path)
  await stripOf(page).scrollIntoViewIfNeeded()
  await expect(previous(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(next(page)).toHaveAttribute('aria-disabled', 'false')
  await next(page).click()
  await untilStill(page)
  const { left, stops } = await readStrip(page)
  expect(Math.abs(left - (stops[1] ?? 0))).toBeLessThanOrEqual(2)
  await previous(page).click()
  await untilStill(page)
  expect((await readStrip(page)).left).toBeLessThanOrEqual(2)

  await next(page).focus()
  await page.keyboard.press('Tab')
  await expect(stripOf(page)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await readStrip(page)).left).toBeGreaterThan(0)
  await next(page).focus()
  for (const _ of stops) {
    await page.keyboard.press('Enter')
    await untilStill(page)
  }
  const { left: last, end } = await readStrip(page)
  expect(end - last).toBeLessThanOrEqual(2)
  await expect(next(page)).toHaveAttribute('aria-disabled', 'true')
  await expect(next(page)).toBeFocused()
  await expect(previous(page)).toHaveAttribute('aria-disabled', 'false')

  await stripOf(page).hover()
  await page.mouse.wheel(-100, 0)
  await expect(next(page)).toHaveAttribute('aria-disabled', 'false')
})

test('without its script the strip scrolls natively and shows no arrows', {
  tag: '@release',
}, async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(orchard.path)
  await stripOf(page).hover()
  await page.mouse.wheel(600, 0)
  await expect.poll(async () => (await readStrip(page)).left).toBeGreaterThan(0)
  await expect(next(page)).toBeHidden()
})
