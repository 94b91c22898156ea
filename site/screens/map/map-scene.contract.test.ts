import { picture } from '@belvedere/blocks/parts/fixture.ts'
import { ENGLISH } from '@belvedere/kit/words/words-of.ts'
import { makeModel } from '@belvedere/scenes/testing/make-model.ts'
import { launchSceneBrowser } from '@belvedere/scenes/testing/scene-site.ts'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtSite } from '../../testing/built-site.ts'
import { enableDataSaver, openPage, untilReady } from '../../testing/open-page.ts'
import { house, lagoon } from '../../testing/records.ts'

const words = ENGLISH.map

/** So many places that some overlap; the last one has no shape in the model. */
const HOUSES = 100
const NOBODY = `#house-villa-${HOUSES + 1}`
const MODEL = '/media/model-0a1b2c3d.glb'
/** Software rendering is slow: every pixel costs time. */
const SMALL = { width: 480, height: 640 }

let site: Awaited<ReturnType<typeof builtSite>>
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([builtSite(), launchSceneBrowser()])
  const { records, only } = site.content
  records.realEstateCat.push(lagoon)
  const numbers = Array.from({ length: HOUSES + 1 }, (_, at) => at + 1)
  records.realEstateListing.push(
    ...numbers.map((number) => house(number, { meshKey: `house-${number}` })),
  )
  const [min, max] = [
    [-60, 0, -60],
    [60, 5, 60],
  ]
  only.map = {
    title: 'The map',
    plan: picture('plan', { alt: 'From above', height: 1800 }),
    places: numbers.map((number) => ({
      id: String(number),
      meshKey: `house-${number}`,
      x: 10 + (number % 9) * 10,
      y: 10 + Math.floor(number / 9) * 7,
    })),
    scene: { url: MODEL, bytes: 1000, triangles: 1000, min, max, nodes: [], roads: null },
    metres: 1,
  }
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

async function open(
  before: (page: Page) => Promise<unknown> = async () => {},
  device: BrowserContextOptions = {},
) {
  const body = Buffer.from(makeModel(HOUSES))
  const opened = await openPage(browser, `${site.url}/map`, {
    viewport: SMALL,
    reducedMotion: 'reduce',
    ...device,
    before: async (page) => {
      await page.route(`**${MODEL}`, (route) => route.fulfill({ body }))
      await before(page)
    },
  })
  await untilReady(opened.page)
  return opened
}

const see = (page: Page) => page.getByRole('button', { name: words.seeScene }).click()
const note = (page: Page) => page.locator('[data-note]')
const focused = (page: Page) => page.evaluate(() => document.activeElement?.outerHTML ?? '')
const pinAt = (page: Page, number: number) =>
  page.locator(`[data-scene] a[href="#house-villa-${number}"]`).boundingBox()

/** The ids of the places that have a pin or are named by a crowd. */
function shown(page: Page) {
  return page.locator('[data-scene]').evaluateAll(([nav]) => {
    const pins = [...(nav?.querySelectorAll('a') ?? [])]
    const seen = pins.filter((pin) => pin.checkVisibility({ visibilityProperty: true }))
    const named = [...(nav?.querySelectorAll('button') ?? [])].map((one) => one.ariaLabel ?? '')
    const names = [...seen.map((pin) => pin.textContent), ...named.join().split(/[:,] /)]
    return names.filter((name) => /^Villa \d+$/.test(name))
  })
}

async function live() {
  const opened = await open()
  await see(opened.page)
  await opened.page.locator('[data-scene-live]').waitFor()
  return opened
}

test('the scene takes the plan’s place, and its pins follow until the context is lost', {
  tags: ['release'],
}, async () => {
  const { page, said } = await open()
  const before = await pinAt(page, 1)
  await see(page)
  await page.locator('[data-scene-live]').waitFor()
  await expect.poll(async () => (await pinAt(page, 1))?.x).not.toBeCloseTo(before?.x ?? 0, 0)
  expect(await page.locator(`[data-scene] a[href="${NOBODY}"]`).isVisible()).toBe(false)

  await page.locator('li a[href="#house-villa-55"]').click()
  await expect
    .poll(() => page.locator('[data-scene] a[href="#house-villa-55"]').isVisible())
    .toBe(true)
  await page.keyboard.press('Escape')
  expect(await page.locator('#house-villa-55').isVisible()).toBe(false)
  expect(await focused(page)).toContain('#house-villa-55')

  await page.locator('[data-scene] [role="group"]').focus()
  await page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
    canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')?.loseContext()
  })
  await note(page).filter({ hasText: words.lost }).waitFor()
  expect(await page.locator('[data-said]').textContent()).toBe(words.lost)
  expect(await focused(page)).toContain('data-toggle')
  expect(await page.locator('canvas, [data-scene-live], [data-scene] button').count()).toBe(0)
  // With reduced motion, pins return within a short transition.
  await expect.poll(async () => (await pinAt(page, 1))?.x).toBe(before?.x)
  expect(said).toContain('The map stays a plan: context lost')
})

test('on a phone the frame grows as the scene is asked for, and its pins are where the places are', {
  tags: ['release'],
}, async () => {
  const { promise: isSeen, resolve: load } = Promise.withResolvers<void>()
  const { page } = await open(
    (page) =>
      page.route(`**${MODEL}`, async (route) => {
        await isSeen
        await route.fallback()
      }),
    { hasTouch: true, isMobile: true },
  )
  const heightOf = async (part: string) => (await page.locator(part).boundingBox())?.height
  const before = await heightOf('[data-scene]')
  await see(page)
  const grown = SMALL.width * 1.25
  await expect.poll(() => heightOf('[data-scene]')).toBe(grown)
  load()
  await page.locator('[data-scene-live]').waitFor()
  await expect.poll(() => heightOf('canvas')).toBe(grown)
  expect(await heightOf('[data-scene]')).toBe(grown)
  await page.locator('li a[href="#house-villa-55"]').click()
  await expect
    .poll(async () => {
      const { x = Number.NaN, y = Number.NaN } = (await pinAt(page, 55)) ?? {}
      const top = (await page.locator('[data-scene]').boundingBox())?.y ?? Number.NaN
      return Math.abs(x + 22 - SMALL.width / 2) < 30 && y > top && y < top + grown
    })
    .toBe(true)
  await page.getByRole('button', { name: words.seePlan }).click()
  await expect.poll(() => heightOf('[data-scene]')).toBe(before)
})

test('a pressed crowd comes nearer and stays in view, and the focus stays in the scene', {
  tags: ['release'],
}, async () => {
  const { page } = await live()
  const crowd = page.locator('[data-scene] button').first()
  const members = ((await crowd.getAttribute('aria-label')) ?? '').split(': ')[1]?.split(', ') ?? []
  expect(members.length).toBeGreaterThan(1)
  const all = (await shown(page)).length
  await crowd.press('Enter')
  await expect.poll(async () => (await shown(page)).length).toBeLessThan(all)
  expect(await shown(page)).toEqual(expect.arrayContaining(members))
  expect(await focused(page)).toContain('role="group"')
})

test('arrows move the scene; the focus on a pin that goes out of view is not lost', {
  tags: ['release'],
}, async () => {
  const { page } = await live()
  await page.getByRole('button', { name: words.zoomIn, exact: true }).click({ clickCount: 3 })
  const focusLeftmost = () =>
    page.locator('[data-scene]').evaluateAll(([nav]) => {
      const pins = [...(nav?.querySelectorAll('a') ?? [])].filter((pin) =>
        pin.checkVisibility({ visibilityProperty: true }),
      )
      const x = (pin: Element) => pin.getBoundingClientRect().x
      const first = pins.toSorted((one, other) => x(one) - x(other))[0]
      first?.focus()
      return Number(first?.hash.replace(/\D/g, ''))
    })
  // On a busy machine the pins may only appear once the view has zoomed in.
  await expect.poll(focusLeftmost).toBeGreaterThanOrEqual(0)
  const left = await focusLeftmost()
  const from = await pinAt(page, left)
  await page.getByRole('button', { name: words.right }).evaluate((button) => {
    // A press that takes the focus would move it from the pin.
    button.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
  await expect.poll(async () => (await pinAt(page, left))?.x).toBeLessThan((from?.x ?? 0) - 20)
  const press = async () => {
    await page.keyboard.press('ArrowRight')
    return focused(page)
  }
  await expect.poll(press).toContain('role="group"')
})

test.for([
  ['without WebGL', words.noScene, withoutWebGl],
  ['with data to save', words.tooSlow, enableDataSaver],
  ['with a model that is missing', words.failed, withoutModel],
] as const)('%s the plan stays and a sentence says why', async ([, sentence, prepare]) => {
  const { page } = await open(prepare)
  await see(page)
  await note(page).filter({ hasText: sentence }).waitFor()
  expect(await page.locator('[data-said]').textContent()).toBe(sentence)
  expect(await focused(page)).toContain('data-toggle')
  expect(await page.locator('canvas').count()).toBe(0)
})

function withoutWebGl(page: Page) {
  return page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
}

function withoutModel(page: Page) {
  return page.route(`**${MODEL}`, (route) => route.fulfill({ status: 404 }))
}
