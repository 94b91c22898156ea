import { expect, type Page } from '@playwright/test'
import { afterScroll, brightness, layerOf, lettersUnderSun, untilNoon } from './hero-hours.ts'
import { test } from './journey.ts'
import { pathOf, phone } from './screens.ts'
import { finishReveals, open } from './until.ts'

/** The hero of the demo's home page, which has its frame at dawn, noon and dusk. */
test.use({ viewport: { width: 1440, height: 900 } })

/** Early afternoon and evening in all of Europe. */
const [DAY, EVENING] = [new Date('2026-07-01T12:00Z'), new Date('2026-07-01T20:30Z')]

test('by day noon comes while the hero leaves the screen; its sun climbs, and passes over no letters', async ({
  page,
}) => {
  await page.clock.setFixedTime(DAY)
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  await expect(layerOf(page)).toHaveCount(0)
  await untilNoon(page)
  await expectBright(page)
  const [dawn, between, noon] = [
    await afterScroll(page, 0),
    await afterScroll(page, 0.2),
    await afterScroll(page, 0.5),
  ]
  expect(dawn.opacity).toBe(0)
  expect(between.opacity).toBeGreaterThan(0.3)
  expect(between.opacity).toBeLessThan(0.7)
  expect(noon.opacity).toBe(1)
  expect(dawn.sun).toBeLessThan(between.sun)
  expect(noon.sun).toBe(90)
  expect(await page.locator('[data-opening] video').count()).toBe(1)
  await expect(layerOf(page)).not.toHaveAttribute('data-fades')
})

test('on a phone the hero stays bright while noon comes, and its sun passes over no letters', {
  tag: '@release',
}, async ({ page }) => {
  await page.setViewportSize(phone.viewport)
  await page.clock.setFixedTime(DAY)
  await open(page, '/')
  await untilNoon(page)
  await expectBright(page)
})

/** Scrolls until noon is there: the hero is never much darker, and no words are under its sun. */
async function expectBright(page: Page) {
  await finishReveals(page)
  const dawn = await brightness(page)
  for (const share of [0, 0.1, 0.15, 0.2, 0.3, 0.4]) {
    await afterScroll(page, share)
    expect(await lettersUnderSun(page), `after ${share} of a viewport`).toEqual([])
  }
  // The sky of noon is a deeper blue than that of dawn.
  expect(await brightness(page)).toBeGreaterThan(0.7 * dawn)
}

test('if the page is scrolled before noon has loaded, noon fades in', { tag: '@release' }, async ({
  page,
}) => {
  await page.clock.setFixedTime(DAY)
  await open(page, '/')
  await expect(async () => {
    await page.evaluate(() => {
      scrollTo({ top: innerHeight / 4, behavior: 'instant' })
      dispatchEvent(new Event('scroll'))
    })
    await expect(layerOf(page)).toHaveAttribute('data-hour', 'noon', { timeout: 500 })
  }).toPass()
  const picture = layerOf(page).locator('img')
  await expect(layerOf(page)).toHaveAttribute('data-fades', '')
  await expect(picture).toHaveCSS('transition-duration', '1.5s')
  await expect(picture).toHaveCSS('opacity', '1')
})

test('in the evening the home page opens at dusk, without its video of dawn', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.clock.setFixedTime(EVENING)
  await open(page, '/')
  const dusk = layerOf(page)
  await expect(dusk).toHaveAttribute('data-hour', 'dusk')
  await expect(dusk).toHaveAttribute('data-fades', '')
  const begins = await dusk.locator('img').evaluate((picture) => {
    const [fade] = picture.getAnimations()
    const frames = fade?.effect instanceof KeyframeEffect ? fade.effect.getKeyframes() : []
    return frames[0]?.opacity
  })
  expect(begins).toBe('0')
  await expect(dusk.locator('img')).toHaveCSS('opacity', '1')
  const sunOf = async () => (await afterScroll(page, 0)).sun
  await expect.poll(sunOf).toBeCloseTo(0.94 * 180, 3)
  const before = await afterScroll(page, 0)
  expect(await afterScroll(page, 0.5)).toEqual(before)
  expect(before.opacity).toBe(1)
  // The suns of the shell agree with the hero's.
  const others = page.locator('#dial i:last-child, #page-sheet i')
  const degrees = await others.evaluateAll((suns) =>
    suns.map((sun) => Number.parseFloat(getComputedStyle(sun).rotate)),
  )
  expect(degrees).toEqual([0.94 * 180, 0.94 * 180])
  // Its words have the tone and the shades that the frame of dusk asks for.
  const attributes = (one: Element) =>
    ['data-tone', 'data-header', 'style'].map((name) =>
      one.getAttribute(name)?.replaceAll(/ |;$/g, ''),
    )
  const [hero, template] = await Promise.all(
    ['[data-opening]', '[data-opening] template[data-hour="dusk"]'].map((one) =>
      page.locator(one).evaluate(attributes),
    ),
  )
  expect(hero).toEqual(template)
  await expect(page.locator('[data-opening] video')).toHaveCount(0)
  expect(asked.filter((url) => /noon|\.mp4/.test(url))).toEqual([])
})

test('in the evening the sun of the cover moves to dusk, and the home page has that hour from the start', {
  tag: '@release',
}, async ({ page }) => {
  await page.clock.setFixedTime(EVENING)
  await open(page, pathOf('listing'))
  const arrival = page.evaluate(
    () =>
      new Promise((resolve) => {
        const main = document.getElementById('main')
        const sun = document.querySelector('#page-sheet i')
        if (!main || !sun) throw new Error('The page has no main element, or its sheet no sun.')
        // Called after the page was replaced, before the code of the hero, which loads when the
        // page is idle.
        new MutationObserver((_, swap) => {
          swap.disconnect()
          const isDusk = document.querySelector('main [data-opening][data-hour]') !== null
          for (const way of sun.getAnimations()) way.finish()
          const degrees = Number.parseFloat(getComputedStyle(sun).rotate)
          resolve({ isDusk, degrees, hour: document.body.style.getPropertyValue('--hour') })
        }).observe(main, { childList: true })
      }),
  )
  await page.getByRole('banner').locator('a[href="/"]').click()
  expect(await arrival).toEqual({ isDusk: false, degrees: 0.94 * 180, hour: '0.94' })
  await expect(layerOf(page)).toHaveAttribute('data-hour', 'dusk')
  await expect(page.locator('body')).toHaveCSS('--hour', '0.94')
})

test('with reduced motion noon is not shown, and dusk is shown without a video', {
  tag: '@release',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.setFixedTime(DAY)
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  await expect(layerOf(page)).toHaveCount(0)
  await page.clock.setFixedTime(EVENING)
  await page.reload()
  const layer = layerOf(page)
  await expect(layer).toBeAttached()
  await expect(layer.locator('img')).toHaveCSS('opacity', '1')
  await expect(page.locator('[data-opening] video')).toHaveCount(0)
  const seconds = await page.evaluate(() =>
    ['span[data-hour] img', '[data-sun]'].map((part) => {
      const element = document.querySelector(`[data-opening] ${part}`)
      return element && Number.parseFloat(getComputedStyle(element).transitionDuration)
    }),
  )
  expect(seconds).toEqual([expect.closeTo(0, 3), expect.closeTo(0, 3)])
})
