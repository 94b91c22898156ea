import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import { pathOf } from './screens.ts'
import { open } from './until.ts'

/** The hash of each link, in order. */
const hashesOf = (page: Page, links: string) =>
  page.locator(links).evaluateAll((all) => all.map((link) => link.getAttribute('href')).sort())

test('every place of the lists has a pin, and says how far it is from the gate', async ({
  page,
}) => {
  await open(page, pathOf('map'))
  const listed = await hashesOf(page, '[data-opening] li a[href^="#"]')
  expect(listed.length).toBeGreaterThan(0)
  expect(await hashesOf(page, '[data-scene] a[href^="#"]')).toEqual(listed)
  const rows = await page.locator('[data-opening] li:has(a[href^="#"])').allTextContents()
  expect(rows.filter((row) => !/\d+ min/.test(row))).toEqual([])
})

/** The names of visible pins, or the sides of the window, that something else lies over. */
function coveredPins(page: Page) {
  return page.locator('[data-scene]').evaluateAll(([scene]) => {
    const pins = [...(scene?.querySelectorAll<HTMLElement>('a, button') ?? [])]
    const seen = pins.filter((pin) => pin.checkVisibility({ visibilityProperty: true }))
    const isCovered = (pin: HTMLElement) => {
      const { left, top, width, height } = pin.getBoundingClientRect()
      const above = document.elementFromPoint(left + width / 2, top + height / 2)
      return !above?.closest('[data-scene] :is(a, button)')
    }
    return [
      seen.length > 0 ? '' : 'no pin',
      ...seen.filter(isCovered).map((pin) => pin.textContent),
    ]
  })
}

for (const [width, height, text] of [
  [360, 640, 1],
  [390, 844, 1],
  [390, 844, 2],
  [834, 1112, 1],
  [1024, 768, 1],
  [1440, 900, 1],
  [1440, 900, 2],
  [1920, 1080, 1],
] as const)
  test(`on the plan at ${width} × ${height} nothing covers a pin, with text of ${text * 100} %`, {
    tag: width === 1440 ? [] : '@release',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await open(page, pathOf('map'))
    await enlarge(page, text)
    // The slider of the hour comes with the first sign of interest.
    await page.locator('[data-scene]').dispatchEvent('pointerover')
    await expect(page.getByRole('slider')).toBeVisible()
    await expect.poll(() => coveredPins(page)).toEqual([''])
  })

async function enlarge(page: Page, text: number) {
  if (text === 1) return
  await page.evaluate((times) => {
    const root = document.documentElement
    root.style.fontSize = `${Number.parseFloat(getComputedStyle(root).fontSize) * times}px`
  }, text)
}

test('in the scene nothing covers a pin', { tag: '@release' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, pathOf('map'))
  await page.locator('[data-toggle]').click()
  await page.locator('[data-scene-live]').waitFor()
  await expect.poll(() => coveredPins(page)).toEqual([''])
})
