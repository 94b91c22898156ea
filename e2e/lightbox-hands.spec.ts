import { expect, type Page } from '@playwright/test'
import { test } from './journey.ts'
import {
  CLUB,
  dialogOf,
  GALLERY,
  hashOf,
  isAt,
  LIGHTBOX,
  linksOf,
  pictureOf,
  press,
} from './lightbox.ts'
import { type Fingers, fingersOf, wayOf } from './touch.ts'
import { open, untilStill } from './until.ts'

/** How many seconds the film of the club lasts. */
const LENGTH = 5

/** One finger comes down in the middle of a phone and goes sideways. */
async function drag(fingers: Fingers, dx: number, y = 420): Promise<void> {
  const from = { x: 195, y }
  await fingers.down(from)
  for (const point of wayOf(from, { x: from.x + dx, y: y + 4 })) await fingers.move(point)
}

/** How the picture that is shown is transformed, or is going to be once it has moved there. */
function viewOf(page: Page) {
  return dialogOf(page)
    .locator('[data-current] [data-zooms]')
    .evaluate((box: HTMLElement) => {
      const { a, e, f } = new DOMMatrix(box.style.transform)
      return { scale: a, x: e, y: f }
    })
}

test.use(LIGHTBOX)

test('a film of a set plays with controls, and rests when it is left', async ({ page }) => {
  await open(page, CLUB)
  const carousel = '[data-block=media_carousel]'
  await press(page.locator(carousel).getByRole('link', { name: /^Open film/ }))
  await isAt(page, '1 of 5')
  const film = dialogOf(page).locator('video')
  await expect(film).toHaveAttribute('controls')
  await expect(film).toHaveJSProperty('paused', false)
  await film.focus()
  await page.keyboard.press('ArrowRight')
  await isAt(page, '1 of 5')
  await dialogOf(page).getByRole('button', { name: 'Next picture' }).click()
  await isAt(page, '2 of 5')
  await expect(film).toHaveJSProperty('paused', true)
  await dialogOf(page).getByRole('button', { name: 'Previous picture' }).click()
  await expect(film).toHaveJSProperty('paused', false)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(film).toHaveJSProperty('paused', true)
})

test('a mouse and keys enlarge a picture and move it; a click beside it closes', async ({
  page,
}) => {
  await open(page, `${GALLERY}#main`)
  const link = linksOf(page).first()
  await link.evaluate((one) => one.setAttribute('data-title', 'Light on water. '.repeat(200)))
  await press(link)
  await expect(pictureOf(page)).toHaveJSProperty('complete', true)
  await untilStill(page)
  await pictureOf(page).click({ position: { x: 100, y: 100 } })
  const near = await viewOf(page)
  expect(near.scale).toBe(2.5)
  expect(near.x).toBeGreaterThan(0)
  await page.keyboard.press('ArrowRight')
  expect((await viewOf(page)).x).toBeLessThan(near.x)
  await isAt(page, '1 of 11')
  expect(await pictureOf(page).getAttribute('sizes')).toMatch(/^\d{4}px$/)
  await page.keyboard.press('0')
  await page.keyboard.press('+')
  expect((await viewOf(page)).scale).toBe(1.5)
  await page.keyboard.press('0')
  const caption = dialogOf(page).locator('p[tabindex]')
  await caption.focus()
  await page.keyboard.press('End')
  await expect.poll(() => caption.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100)
  await isAt(page, '1 of 11')
  await page.keyboard.press('+')
  await dialogOf(page).getByRole('button', { name: 'Next picture' }).click()
  expect((await viewOf(page)).scale).toBe(1)
  await page.mouse.click(12, 450)
  await expect(dialogOf(page)).toHaveCount(0)
  // The anchor that the address has again leaves the focus where the lightbox gave it.
  await expect.poll(() => hashOf(page)).toBe('#main')
  await untilStill(page)
  await expect(link).toBeFocused()
})

test.describe('with fingers', () => {
  test.use({ hasTouch: true })

  test('a swipe follows the finger and leafs, two fingers or two taps enlarge', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, GALLERY)
    await linksOf(page).first().tap()
    await isAt(page, '1 of 11')
    await untilStill(page)
    const fingers = await fingersOf(page)
    const track = dialogOf(page).locator(':has(> [data-current])')
    const moved = () => track.evaluate((one) => one.style.translate)
    const swipe = async (dx: number, followed: string) => {
      await drag(fingers, dx)
      await expect.poll(moved).toBe(followed)
      await fingers.up()
    }
    await swipe(-180, '-180px')
    await isAt(page, '2 of 11')
    await swipe(180, '180px')
    await isAt(page, '1 of 11')
    await swipe(180, '45px')
    await isAt(page, '1 of 11')

    // The first finger wanders until the second one is there.
    await fingers.down({ x: 199, y: 420 })
    await fingers.move({ x: 175, y: 420 })
    await expect.poll(moved).toBe('-24px')
    await fingers.down({ x: 175, y: 420 }, { x: 215, y: 420 })
    await fingers.move({ x: 135, y: 420 }, { x: 255, y: 420 })
    await expect.poll(moved).toBe('')
    await fingers.up()
    await expect.poll(async () => (await viewOf(page)).scale).toBeCloseTo(3, 1)
    await swipe(60, '')
    await isAt(page, '1 of 11')
    await expect.poll(async () => (await viewOf(page)).x).toBeCloseTo(60, 0)
    const tap = () => [fingers.down({ x: 195, y: 420 }), fingers.up()]
    // Without waiting for each, for they belong together only if they come soon enough.
    await Promise.all([...tap(), ...tap()])
    expect((await viewOf(page)).scale).toBe(1)
  })

  test('a swipe leaves a film; its taps, its controls and its link are its own', async ({
    page,
  }) => {
    // In calm it waits to be asked for, and a film that rests shows its controls.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, CLUB)
    const opener = page.getByRole('link', { name: /^Open film/ })
    await opener.tap()
    await isAt(page, '1 of 5')
    await untilStill(page)
    const film = dialogOf(page).locator('video')
    const { x, y, height } = await film.evaluate((one) => one.getBoundingClientRect().toJSON())
    const fingers = await fingersOf(page)
    await page.touchscreen.tap(x + 24, y + height - 48)
    await expect(film).toHaveJSProperty('paused', false)
    await film.evaluate((one: HTMLVideoElement) => one.pause())
    const time = () => film.evaluate((one: HTMLVideoElement) => one.currentTime)
    for (const [dx, share] of [
      [150, 0.9],
      [-150, 0.1],
    ] as const) {
      await drag(fingers, dx, y + height - 22)
      await fingers.up()
      await expect.poll(time).toBeCloseTo(share * LENGTH, 0)
    }
    await isAt(page, '1 of 5')
    await drag(fingers, -150, y + 40)
    await fingers.up()
    await isAt(page, '2 of 5')

    // Chromium takes no tap that follows a swipe at once, so another page begins with taps.
    await open(page, CLUB)
    await opener.evaluate((link) => {
      const button = link.closest('[data-film]')?.querySelector('a')
      button?.setAttribute('data-embed', 'about:blank')
    })
    await opener.tap()
    const elsewhere = dialogOf(page).locator('[data-current] [data-film] > a')
    await elsewhere.tap()
    await expect(dialogOf(page).locator('iframe')).toHaveAttribute('src', 'about:blank')
    await dialogOf(page).getByRole('button', { name: 'Next picture' }).tap()
    await isAt(page, '2 of 5')
    await dialogOf(page).getByRole('button', { name: 'Previous picture' }).tap()
    await expect(elsewhere).toBeVisible()
    await untilStill(page)
    await drag(fingers, -150)
    await fingers.up()
    await isAt(page, '2 of 5')
  })

  test('where the page is pinched larger they move it and make it whole, and then leaf again', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, GALLERY)
    const fingers = await fingersOf(page)
    const seen = (what: 'scale' | 'offsetLeft') =>
      page.evaluate((name) => visualViewport?.[name] ?? 0, what)
    const pinch = async (from: number, to: number) => {
      const at = (half: number) => [195 - half, 195 + half].map((x) => ({ x, y: 420 }))
      await fingers.down(...at(from))
      for (const { x } of wayOf({ x: from, y: 0 }, { x: to, y: 0 }, 10))
        await fingers.move(...at(x))
      await fingers.up()
    }
    const takesWheel = () =>
      pictureOf(page).evaluate(
        (one) => !one.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true })),
      )
    await pinch(10, 100)
    await expect.poll(() => seen('scale')).toBeGreaterThan(1.5)
    // A press that comes while the page is still being pinched is not brought into view.
    await untilStill(page)
    await linksOf(page).first().dispatchEvent('click')
    await isAt(page, '1 of 11')
    await untilStill(page)
    expect(await takesWheel()).toBe(false)
    const left = await seen('offsetLeft')
    // The focus has brought the button that closes into view, at the right.
    expect(left).toBeGreaterThan(0)
    await drag(fingers, 150)
    await fingers.up()
    await expect.poll(() => seen('offsetLeft')).toBeLessThan(left)
    await isAt(page, '1 of 11')
    await pinch(150, 10)
    await expect.poll(() => seen('scale')).toBe(1)
    expect((await viewOf(page)).scale).toBe(1)
    expect(await takesWheel()).toBe(true)
    await drag(fingers, -150)
    await fingers.up()
    await isAt(page, '2 of 11')
  })
})
