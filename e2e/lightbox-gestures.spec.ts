import { expect, type Page } from '@playwright/test'
import { houses } from './fixture/names.ts'
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
import { type Fingers, fingersOf, pointsBetween } from './touch.ts'
import { open, untilStill } from './until.ts'

/** The duration of the club's video, in seconds. */
const LENGTH = 5

/** Drags one finger sideways from the middle of a phone screen, without lifting it. */
async function drag(fingers: Fingers, dx: number, y = 420): Promise<void> {
  const from = { x: 195, y }
  await fingers.down(from)
  for (const point of pointsBetween(from, { x: from.x + dx, y: y + 4 })) await fingers.move(point)
}

/** The transform of the current picture, or the target of its running transition. */
function viewOf(page: Page) {
  return dialogOf(page)
    .locator('[data-current] [data-zooms]')
    .evaluate((box: HTMLElement) => {
      const { a, e, f } = new DOMMatrix(box.style.transform)
      return { scale: a, x: e, y: f }
    })
}

test.use(LIGHTBOX)

test('mouse and keys zoom and pan a picture; a click beside it closes the lightbox', async ({
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
  await expectPosition(page, `1 of ${houses.count}`)
  expect(await pictureOf(page).getAttribute('sizes')).toMatch(/^\d{4}px$/)
  await page.keyboard.press('0')
  await page.keyboard.press('+')
  expect((await viewOf(page)).scale).toBe(1.5)
  await page.keyboard.press('0')
  const caption = dialogOf(page).locator('p[tabindex]')
  await caption.focus()
  await page.keyboard.press('End')
  await expect.poll(() => caption.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100)
  await expectPosition(page, `1 of ${houses.count}`)
  await page.keyboard.press('+')
  await dialogOf(page).getByRole('button', { name: 'Next picture' }).click()
  expect((await viewOf(page)).scale).toBe(1)
  await page.mouse.click(12, 450)
  await expect(dialogOf(page)).toHaveCount(0)
  // Restoring the hash must not move the focus away from the link.
  await expect.poll(() => hashOf(page)).toBe('#main')
  await untilStill(page)
  await expect(link).toBeFocused()
})

test.describe('with touch', () => {
  test.use({ hasTouch: true })

  test('a swipe changes the picture; a pinch or double tap zooms', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, GALLERY)
    await linksOf(page).first().tap()
    await expectPosition(page, `1 of ${houses.count}`)
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
    await expectPosition(page, `2 of ${houses.count}`)
    await swipe(180, '180px')
    await expectPosition(page, `1 of ${houses.count}`)
    await swipe(180, '45px')
    await expectPosition(page, `1 of ${houses.count}`)

    // The first finger moves before the second one touches the screen.
    await fingers.down({ x: 199, y: 420 })
    await fingers.move({ x: 175, y: 420 })
    await expect.poll(moved).toBe('-24px')
    await fingers.down({ x: 175, y: 420 }, { x: 215, y: 420 })
    await fingers.move({ x: 135, y: 420 }, { x: 255, y: 420 })
    await expect.poll(moved).toBe('')
    await fingers.up()
    await expect.poll(async () => (await viewOf(page)).scale).toBeCloseTo(3, 1)
    await swipe(60, '')
    await expectPosition(page, `1 of ${houses.count}`)
    await expect.poll(async () => (await viewOf(page)).x).toBeCloseTo(60, 0)
    const tap = () => [fingers.down({ x: 195, y: 420 }), fingers.up()]
    // Sent without waiting, so that they are close enough for a double tap.
    await Promise.all([...tap(), ...tap()])
    expect((await viewOf(page)).scale).toBe(1)
  })

  test('a swipe leaves a video; taps reach its controls and its link', { tag: '@release' }, async ({
    page,
  }) => {
    // With reduced motion the video does not start by itself, and a paused video shows its
    // controls.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, CLUB)
    const opener = page.getByRole('link', { name: /^Open film/ })
    await opener.tap()
    await expectPosition(page, '1 of 3')
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
    await expectPosition(page, '1 of 3')
    await drag(fingers, -150, y + 40)
    await fingers.up()
    await expectPosition(page, '2 of 3')

    // Chromium ignores a tap right after a swipe, so reload the page.
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
    await expectPosition(page, '2 of 3')
    await dialogOf(page).getByRole('button', { name: 'Previous picture' }).tap()
    await expect(elsewhere).toBeVisible()
    await untilStill(page)
    await drag(fingers, -150)
    await fingers.up()
    await expectPosition(page, '2 of 3')
  })

  test('on a pinch-zoomed page gestures pan and zoom the page; at scale 1 they change pictures again', {
    tag: '@release',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, GALLERY)
    const fingers = await fingersOf(page)
    const viewportValue = (what: 'scale' | 'offsetLeft') =>
      page.evaluate((name) => visualViewport?.[name] ?? 0, what)
    const pinch = async (from: number, to: number) => {
      const at = (half: number) => [195 - half, 195 + half].map((x) => ({ x, y: 420 }))
      await fingers.down(...at(from))
      for (const { x } of pointsBetween({ x: from, y: 0 }, { x: to, y: 0 }, 10))
        await fingers.move(...at(x))
      await fingers.up()
    }
    const handlesWheel = () =>
      pictureOf(page).evaluate(
        (one) => !one.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true })),
      )
    await pinch(10, 100)
    await expect.poll(() => viewportValue('scale')).toBeGreaterThan(1.5)
    // During a pinch an element cannot be scrolled into view, so wait.
    await untilStill(page)
    await linksOf(page).first().dispatchEvent('click')
    await expectPosition(page, `1 of ${houses.count}`)
    await untilStill(page)
    expect(await handlesWheel()).toBe(false)
    const left = await viewportValue('offsetLeft')
    // Focusing the close button scrolled the visual viewport to the right.
    expect(left).toBeGreaterThan(0)
    await drag(fingers, 150)
    await fingers.up()
    await expect.poll(() => viewportValue('offsetLeft')).toBeLessThan(left)
    await expectPosition(page, `1 of ${houses.count}`)
    await pinch(150, 10)
    await expect.poll(() => viewportValue('scale')).toBe(1)
    expect((await viewOf(page)).scale).toBe(1)
    expect(await handlesWheel()).toBe(true)
    await drag(fingers, -150)
    await fingers.up()
    await expectPosition(page, `2 of ${houses.count}`)
  })
})
