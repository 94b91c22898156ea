import copyFile from '@belvedere/demo/copy.json' with { type: 'json' }
import type { Copy } from '@belvedere/demo/copy.ts'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { test } from './journey.ts'
import { dialogOf, expectPosition, linksOf, press } from './lightbox.ts'
import { pathOf, phone } from './screens.ts'
import { readStack } from './stack.ts'
import { finishReveals, open, untilStill } from './until.ts'

/** A few visits to the demo. They follow what they see and know none of its words. */
test.use({ viewport: { width: 1440, height: 900 } })

const { listings }: Copy = copyFile

const titleOf = (page: Page) => page.getByRole('heading', { level: 1 })

test('a visitor opens a page from the menu, and goes back', async ({ page }) => {
  await open(page, '/')
  const before = (await titleOf(page).textContent()) ?? ''
  await page.getByRole('banner').getByRole('button', { name: 'Menu toggle' }).click()
  const link = page.getByRole('dialog', { name: 'Menu' }).getByRole('link').nth(1)
  const path = await link.getAttribute('href')
  await untilStill(page)
  await link.click()
  await expect(page).toHaveURL(`${readStack('demo').siteUrl}${path}`)
  await expect(titleOf(page)).not.toHaveText(before)
  await page.goBack()
  await expect(titleOf(page)).toHaveText(before)
})

test('a visitor looks at two pictures of a gallery', async ({ page }) => {
  await open(page, pathOf('gallery'))
  const pictures = await linksOf(page).count()
  await press(linksOf(page).first())
  await expectPosition(page, `1 of ${pictures}`)
  await page.keyboard.press('ArrowRight')
  await expectPosition(page, `2 of ${pictures}`)
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
})

test('a visitor finds the cheapest house of a category first', async ({ page }) => {
  await open(page, pathOf('category'))
  const form = page.getByRole('form', { name: 'Filter houses' })
  await form.getByLabel('Sort').selectOption('Price, low to high')
  await page.waitForURL(/\?/)
  const houses = listings
    .map(({ category, slug, price }) => ({ path: `/real-estate/${category}/${slug}`, price }))
    .filter(({ path, price }) => path.startsWith(pathOf('category')) && price)
  const inOrder = houses.sort((a, b) => Number(a.price) - Number(b.price)).map(({ path }) => path)
  expect(inOrder.length).toBeGreaterThan(1)
  const shown = async () => {
    const links = page.locator('main a[href^="/real-estate/"]')
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    return [...new Set(paths)].filter((path) => inOrder.includes(`${path}`))
  }
  await expect.poll(shown).toEqual(inOrder)
})

test('the contact form without a message shows an error', async ({ page }) => {
  await open(page, pathOf('contact'))
  const form = page.locator('main form')
  await form.scrollIntoViewIfNeeded()
  await expect.poll(() => form.evaluate((one: HTMLFormElement) => one.noValidate)).toBe(true)
  await form.locator('[type=submit]').click()
  await expect(form.getByRole('alert')).toBeFocused()
  expect(await form.getByRole('alert').getByRole('link').count()).toBeGreaterThan(1)
})

test('a visitor drags the sun over a house to the evening, and goes on with the arrow keys', async ({
  page,
}) => {
  await open(page, pathOf('listing'))
  const day = page.locator('[data-days]')
  await day.scrollIntoViewIfNeeded()
  await expect(day).toHaveAttribute('data-moves', '')
  await untilStill(page)
  const [now, sun] = [day.locator('output'), day.locator('[data-sun]')]
  const morning = (await now.textContent()) ?? ''
  expect(morning).toMatch(/^(0\d|1[01]):\d\d, \S/)
  const figure = day.locator('svg').first()
  await figure.evaluate((svg) => svg.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const middleOf = async () => {
    const { x, y, width, height } = (await sun.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    return { x: x + width / 2, y: y + height / 2 }
  }
  const from = await middleOf()
  const box = (await figure.boundingBox()) ?? { x: 0, width: 0 }
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  // Across the plan: the path of the sun is as far on the other side.
  await page.mouse.move(2 * (box.x + box.width / 2) - from.x, from.y, { steps: 8 })
  await page.mouse.up()
  await expect(now).toHaveText(/^1[2-9]:\d\d, /)
  const evening = await now.textContent()
  expect((await middleOf()).x).not.toBeCloseTo(from.x, 0)
  const range = day.getByRole('slider')
  await expect(range).toBeFocused()
  await expect(range).toHaveAttribute('aria-valuetext', evening ?? '')
  await page.keyboard.press('ArrowRight')
  await expect(now).not.toHaveText(evening ?? '')
  await day.locator('[value="2"]').check({ force: true })
  await expect(now).toHaveText(/^\d\d:\d\d, /)
})

/** Early afternoon and evening in all of Europe. */
const [DAY, EVENING] = [new Date('2026-07-01T12:00Z'), new Date('2026-07-01T20:30Z')]

const layerOf = (page: Page) => page.locator('[data-opening] span[data-hour]')

/** How much of the noon shows, and where the sun stands in degrees, after scrolling by viewports. */
async function afterScroll(page: Page, viewports: number) {
  await page.evaluate(async (by) => {
    scrollTo({ top: innerHeight * by, behavior: 'instant' })
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
  }, viewports)
  return layerOf(page).evaluate((layer) => {
    const sun = document.querySelector('[data-opening] [data-sun]')
    if (!sun) throw new Error('The hero has no sun.')
    const { rotate } = getComputedStyle(sun)
    return { opacity: Number(getComputedStyle(layer).opacity), sun: Number.parseFloat(rotate) }
  })
}

test('by day noon comes while the hero leaves the screen, and the sun climbs to noon', async ({
  page,
}) => {
  await page.clock.setFixedTime(DAY)
  await open(page, '/')
  await expect(layerOf(page)).toHaveAttribute('data-shown', '')
  await expect(layerOf(page)).toHaveAttribute('data-hour', 'noon')
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
})

for (const viewport of [{ width: 1440, height: 900 }, phone.viewport]) {
  test(`at ${viewport.width} px the day stays bright, and its sun lies on no letters`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.clock.setFixedTime(DAY)
    await open(page, '/')
    await expect(layerOf(page)).toHaveAttribute('data-shown', '')
    await finishReveals(page)
    const dawn = await brightness(page)
    for (const share of [0, 0.1, 0.15, 0.2, 0.3, 0.4]) {
      await afterScroll(page, share)
      expect(await lettersUnderSun(page), `after ${share} of a viewport`).toEqual([])
    }
    expect(await brightness(page)).toBeGreaterThan(0.8 * dawn)
  })
}

/** The mean brightness of what is in view of the hero, 0 to 255. */
async function brightness(page: Page) {
  const box = await page.locator('[data-opening]').boundingBox()
  const { width } = page.viewportSize() ?? { width: 0 }
  const height = Math.floor((box?.y ?? 0) + (box?.height ?? 0))
  const png = await page.screenshot({ clip: { x: 0, y: 0, width, height } })
  const [grey] = (await sharp(png).greyscale().stats()).channels
  return grey?.mean ?? 0
}

/** The lines of title and eyebrow, as far as they can be seen, on which the sun of the hero lies. */
function lettersUnderSun(page: Page) {
  return page.evaluate(() => {
    const sun = document.querySelector('[data-opening] [data-sun]')?.getBoundingClientRect()
    if (!sun) return ['There is no sun.']
    const texts = [...document.querySelectorAll('[data-opening] :is(h1, .eyebrow)')]
    const seen = texts.filter((text) => Number(getComputedStyle(text).opacity) > 0.2)
    const lines = seen.flatMap((text) => {
      const range = document.createRange()
      const nodes = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
      const boxes: DOMRect[] = []
      while (nodes.nextNode()) {
        range.selectNode(nodes.currentNode)
        boxes.push(...range.getClientRects())
      }
      return boxes.map((box) => ({ box, words: text.textContent }))
    })
    return lines
      .filter(({ box }) => box.left < sun.right && sun.left < box.right)
      .filter(({ box }) => box.top < sun.bottom && sun.top < box.bottom)
      .map(({ words }) => words)
  })
}

test('in the evening the home page opens at dusk, without its film of dawn', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.clock.setFixedTime(EVENING)
  await open(page, '/')
  const dusk = layerOf(page)
  await expect(dusk).toHaveAttribute('data-shown', '')
  await expect(dusk).toHaveAttribute('data-hour', 'dusk')
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
  await expect(page.locator('[data-opening] video')).toHaveCount(0)
  expect(asked.filter((url) => /noon|\.mp4/.test(url))).toEqual([])
})

test('in the evening the sun of a page change goes to dusk, where the home page has it at once', async ({
  page,
}) => {
  await page.clock.setFixedTime(EVENING)
  await open(page, pathOf('listing'))
  const arrival = page.evaluate(
    () =>
      new Promise((resolve) => {
        const main = document.getElementById('main')
        const sun = document.querySelector('#page-sheet i')
        if (!main || !sun) throw new Error('The page has no main element, or its sheet no sun.')
        // Called after the swap, before the code of the hero, which comes when the page is at rest.
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
  await expect(layerOf(page)).toHaveAttribute('data-shown', '')
  await expect(page.locator('body')).toHaveCSS('--hour', '0.94')
})

test('with reduced motion noon never comes, and dusk is there without a film', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.setFixedTime(DAY)
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  await expect(layerOf(page)).toHaveCount(0)
  await page.clock.setFixedTime(EVENING)
  await page.reload()
  const layer = layerOf(page)
  await expect(layer).toHaveAttribute('data-shown', '')
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('without scripts the home page shows its dawn and loads no other hour', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const answer = await page.goto('/', { waitUntil: 'load' })
    await expect(layerOf(page)).toHaveCount(0)
    await expect(page.locator('[data-opening] img')).toHaveCount(1)
    const html = (await answer?.text()) ?? ''
    const others = [...html.matchAll(/<template data-hour.*?src="([^"?]+)/gs)].map(
      ([, path = '']) => path,
    )
    expect(others).toHaveLength(2)
    expect(asked.filter((url) => others.some((path) => url.includes(path)))).toEqual([])
  })
})
