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

/** What is amiss with how the plan fits: pins that leave it or meet, names that are cut. */
function misfits(page: Page) {
  return page.locator('[data-scene]').evaluate((scene) => {
    const frame = scene.getBoundingClientRect()
    const seen = <E extends HTMLElement>(all: Iterable<E>) =>
      [...all].filter((one) => one.checkVisibility({ visibilityProperty: true }))
    const boxOf = (element: Element) => element.getBoundingClientRect()
    const isOut = ({ left, right, top, bottom }: DOMRect) =>
      left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom
    const meets = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5
    const pins = seen(scene.querySelectorAll<HTMLElement>('a'))
    const isSmall = ({ width, height }: DOMRect) => Math.min(width, height) < 24
    const isMet = (pin: HTMLElement) =>
      pins.some((other) => other !== pin && meets(boxOf(pin), boxOf(other)))
    const names = seen(scene.querySelectorAll<HTMLElement>('[data-water]'))
    const over = seen(document.querySelectorAll<HTMLElement>('[data-spot], [data-key]')).map(boxOf)
    const world = boxOf(scene.firstElementChild ?? scene)
    return [
      ...(Math.abs(world.width - frame.width) > 1 ? ['the plan is cut'] : []),
      ...pins.filter((pin) => isOut(boxOf(pin.firstElementChild ?? pin)) || isMet(pin)),
      ...pins.filter((pin) => isSmall(boxOf(pin))),
      ...names.filter((name) => isOut(boxOf(name)) || over.some((one) => meets(one, boxOf(name)))),
    ].map((one) => (typeof one === 'string' ? one : one.textContent))
  })
}

for (const [width, height, text] of [
  [320, 640, 1],
  [360, 640, 1],
  [390, 844, 1],
  [390, 844, 2],
  [650, 900, 1],
  [834, 1112, 1],
  [1440, 900, 1],
] as const)
  test(`the plan opens whole at ${width} × ${height}, with text of ${text * 100} %`, {
    tag: width === 390 ? [] : '@release',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await open(page, pathOf('map'))
    await enlarge(page, text)
    expect(await page.locator('[data-scene] a').count()).toBeGreaterThan(0)
    await expect.poll(() => misfits(page)).toEqual([])
  })

test('in the evening the plan opens at dusk, without a touch', async ({ page }) => {
  // A night in every time zone of the demo: the evening lasts until five.
  await page.clock.setFixedTime(new Date('2026-07-01T23:30:00Z'))
  await open(page, pathOf('map'))
  await expect(page.locator('[data-scene][data-dark]')).toHaveCount(1)
  await expect(page.getByRole('slider')).toBeVisible()
})

test('the sun of the eyebrow stands where that of the slider does', async ({ page }) => {
  await open(page, pathOf('map'))
  await page.locator('[data-scene]').dispatchEvent('pointerover')
  const slider = page.getByRole('slider')
  await slider.press('End')
  const hour = () =>
    page
      .locator('[data-opening] .eyebrow > *')
      .first()
      .evaluate((sign) => Number(getComputedStyle(sign).getPropertyValue('--hour')))
  await expect.poll(hour).toBe(0.94)
  await slider.press('Home')
  await expect.poll(hour).toBe(0.06)
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
