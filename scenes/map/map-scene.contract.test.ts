import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { makeModel } from '../testing/make-model.ts'
import { launchSceneBrowser, sceneSite, untilAtRest } from '../testing/scene-site.ts'
import type { SceneSettings } from './contract.ts'
import { REST_MS } from './frames/sea-moves.ts'

let site: Awaited<ReturnType<typeof sceneSite>>
let browser: Browser

const MASTERPLAN = join(import.meta.dirname, '../../demo/models/masterplan.glb')
/** A morning in June, when no lamp is lit. */
const MORNING = Date.UTC(2026, 5, 21, 8)

/** The size of a small window: software renders every pixel. */
const SMALL = { width: 480, height: 320 }

function settings(model: string, keys: string[]): SceneSettings {
  return {
    model,
    places: keys.map((meshKey) => ({
      id: `place-${meshKey}`,
      meshKey,
      kind: 'house',
      status: 'available',
    })),
    bearing: 0,
    opens: false,
    where: { lat: 38.7, lng: 0.1 },
  }
}

const houses = (count: number) => Array.from({ length: count }, (_, i) => `house-${i + 1}`)

beforeAll(async () => {
  ;[site, browser] = await Promise.all([
    sceneSite({
      'masterplan.glb': readFileSync(MASTERPLAN),
      'three-houses.glb': new Uint8Array(makeModel(3)),
      'many-houses.glb': new Uint8Array(makeModel(500)),
      'broken.glb': new Uint8Array(64),
    }),
    launchSceneBrowser(),
  ])
})

afterAll(async () => {
  await browser?.close()
  site?.stop()
})

async function open(options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    viewport: SMALL,
    reducedMotion: 'reduce',
    ...options,
  })
  onTestFinished(() => context.close())
  const page = await context.newPage()
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => said.push(error.message))
  await page.goto(site.url)
  return { page, said }
}

async function mount(page: Page, wanted: SceneSettings) {
  await page.evaluate((given) => window.page.mount(given).then(() => {}), wanted)
  await page.evaluate((time) => window.page.scene?.show({ time: new Date(time) }), MORNING)
  await untilAtRest(page)
}

const figures = (page: Page) => page.evaluate(() => window.page.scene?.figures())
const hotspot = (page: Page, id: string) =>
  page.evaluate((wanted) => window.page.hotspots.find((one) => one.id === wanted), id)

test('the masterplan is drawn with few calls, and then nothing is drawn', async () => {
  const { page, said } = await open({ viewport: { width: 390, height: 520 } })
  await mount(page, settings('masterplan.glb', ['villa-01', 'villa-07', 'residence-03', 'spa']))
  await untilAtRest(page)
  const { drawCalls, triangles } = (await figures(page)) ?? {}
  expect(drawCalls).toBeLessThanOrEqual(60)
  expect(triangles).toBeLessThanOrEqual(60_000)
  expect(triangles).toBeGreaterThan(10_000)
  const framesNow = async () => (await figures(page))?.frames ?? 0
  const drawnMeanwhile = async () => {
    const before = await framesNow()
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          let left = 60
          const next = () => (left-- > 0 ? requestAnimationFrame(next) : resolve())
          next()
        }),
    )
    return (await framesNow()) - before
  }
  // A texture may arrive after the first rest, and is drawn once.
  await expect.poll(drawnMeanwhile, { timeout: 10_000 }).toBe(0)
  const spots = await page.evaluate(() => window.page.hotspots)
  expect(spots.map(({ id }) => id)).toEqual([
    'place-villa-01',
    'place-villa-07',
    'place-residence-03',
    'place-spa',
  ])
  for (const { x, y } of spots) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(390)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(520)
  }
  expect(said).toEqual([])
})

/** Stops the page's time, and returns how many frames it is asked for in some of it. */
async function countFrames(page: Page) {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  const asked = await page.evaluateHandle(() => {
    const count = { frames: 0 }
    const ask = window.requestAnimationFrame
    window.requestAnimationFrame = (act) =>
      ask((now) => {
        count.frames++
        act(now)
      })
    return count
  })
  return async (ms: number) => {
    const before = await asked.evaluate(({ frames }) => frames)
    await page.clock.runFor(ms)
    return (await asked.evaluate(({ frames }) => frames)) - before
  }
}

test('60 frames a second are asked for only while something moves', async () => {
  const { page } = await open({
    reducedMotion: 'no-preference',
    viewport: { width: 120, height: 80 },
  })
  await page.clock.install()
  const wanted = settings('three-houses.glb', houses(3))
  await page.evaluate((given) => window.page.mount(given).then(() => {}), wanted)
  const framesIn = await countFrames(page)
  await page.evaluate(() => window.page.scene?.show({ chosen: 'place-house-1' }))
  expect(await framesIn(1000)).toBeGreaterThan(50)
  await framesIn(1000)
  const ofTheSea = await framesIn(1000)
  expect(ofTheSea).toBeGreaterThan(20)
  expect(ofTheSea).toBeLessThan(35)
  await page.clock.fastForward(REST_MS)
  await framesIn(100)
  expect(await framesIn(10_000)).toBe(0)
  await page.evaluate(() => window.page.scene?.turnBy(20))
  expect(await framesIn(100)).toBeGreaterThan(2)
})

test('a chosen place comes to the middle of the uncovered part of the canvas', {
  tags: ['release'],
}, async () => {
  const { page } = await open()
  await mount(page, settings('three-houses.glb', houses(3)))
  await page.evaluate(() => {
    window.page.scene?.show({
      chosen: 'place-house-2',
      covered: { top: 0, right: 160, bottom: 0, left: 0 },
    })
  })
  await expect.poll(async () => (await hotspot(page, 'place-house-2'))?.x).toBeCloseTo(160, -1)
  await page.evaluate(() => window.page.scene?.show({ chosen: null }))
  await untilAtRest(page)
  expect((await hotspot(page, 'place-house-2'))?.x).toBeCloseTo(160, -1)
})

test('without reduced motion a flight takes 1.25 s, and the sea moves for a while', {
  tags: ['release'],
}, async () => {
  const { page } = await open({ reducedMotion: 'no-preference' })
  await page.evaluate(
    (given) => window.page.mount(given).then(() => {}),
    settings('three-houses.glb', houses(3)),
  )
  const before = (await figures(page))?.frames ?? 0
  await expect.poll(async () => (await figures(page))?.frames).toBeGreaterThan(before + 2)
  const from = await hotspot(page, 'place-house-1')
  await page.evaluate(() => window.page.scene?.show({ chosen: 'place-house-1' }))
  await expect.poll(async () => (await hotspot(page, 'place-house-1'))?.x).not.toBe(from?.x)
  await expect.poll(async () => (await hotspot(page, 'place-house-1'))?.x).toBeCloseTo(240, 0)
})

test('the wheel scrolls the page until the scene has been pressed', {
  tags: ['release'],
}, async () => {
  const { page } = await open()
  await mount(page, settings('three-houses.glb', houses(3)))
  await page.mouse.move(240, 160)
  await page.mouse.wheel(0, -120)
  await untilAtRest(page)
  const wheels = () => page.evaluate(() => window.page.seen.map(({ name }) => name))
  expect(await wheels()).not.toContain('wheel')
  const before = await hotspot(page, 'place-house-1')
  await page.mouse.click(240, 160)
  await page.mouse.wheel(0, -120)
  await expect.poll(wheels).toEqual(expect.arrayContaining(['wheel focus', 'wheel']))
  await expect.poll(async () => (await hotspot(page, 'place-house-1'))?.x).not.toBe(before?.x)
})

test('the mouse drags the view', { tags: ['release'] }, async () => {
  const { page } = await open()
  await mount(page, settings('three-houses.glb', houses(3)))
  const before = await hotspot(page, 'place-house-2')
  await page.mouse.move(240, 160)
  await page.mouse.down()
  await page.mouse.move(270, 160, { steps: 4 })
  await page.mouse.up()
  await untilAtRest(page)
  const after = await hotspot(page, 'place-house-2')
  expect(after?.x).toBeGreaterThan((before?.x ?? 0) + 5)
})

test('a model of five hundred houses needs no more draw calls', { tags: ['release'] }, async () => {
  const { page } = await open()
  await mount(page, settings('many-houses.glb', houses(500)))
  expect((await figures(page))?.drawCalls).toBeLessThanOrEqual(60)
  expect(await page.evaluate(() => window.page.hotspots.length)).toBe(500)
})

test('a place without a shape has no hotspot, and the others have theirs', {
  tags: ['release'],
}, async () => {
  const { page, said } = await open()
  await mount(page, settings('three-houses.glb', ['house-1', 'house-of-nobody']))
  expect(await page.evaluate(() => window.page.hotspots.map(({ id }) => id))).toEqual([
    'place-house-1',
  ])
  await page.evaluate(() => window.page.scene?.show({ chosen: 'place-house-of-nobody' }))
  expect(said).toEqual([])
})

test.for([
  ['a broken model', 'broken.glb'],
  ['a missing model', 'nowhere.glb'],
])(
  '%s is reported as such, and leaves nothing in the frame',
  { tags: ['release'] },
  async ([, model = '']) => {
    const { page } = await open()
    const mounting = page.evaluate((given) => window.page.mount(given), settings(model, []))
    await expect(mounting).rejects.toThrow('model failed')
    expect(await page.locator('canvas').count()).toBe(0)
  },
)

test('mounting rejects without WebGL', { tags: ['release'] }, async () => {
  const { page } = await open()
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => null
  })
  const mounting = page.evaluate(
    (given) => window.page.mount(given),
    settings('three-houses.glb', []),
  )
  await expect(mounting).rejects.toThrow('no WebGL')
})

test.for([
  ['a model that cannot be read', 'broken.glb', '', 'model failed'],
  ['a shader that is refused', 'three-houses.glb', 'IS_GROUND', 'no WebGL: a shader is refused'],
])(
  'after %s, the context is released',
  { tags: ['release'] },
  async ([, model = '', part, reason = '']) => {
    const { page } = await open()
    const contexts = await page.evaluateHandle((shader) => {
      const all: WebGL2RenderingContext[] = []
      const { getContext } = HTMLCanvasElement.prototype
      const { shaderSource } = WebGL2RenderingContext.prototype
      HTMLCanvasElement.prototype.getContext = function (
        this: HTMLCanvasElement,
        ...given: never[]
      ) {
        const context: unknown = Reflect.apply(getContext, this, given)
        if (context instanceof WebGL2RenderingContext) all.push(context)
        return context as never
      }
      WebGL2RenderingContext.prototype.shaderSource = function (to, source) {
        shaderSource.call(this, to, shader && source.includes(shader) ? `${source}!` : source)
      }
      return all
    }, part)
    const mounting = page.evaluate((given) => window.page.mount(given), settings(model, houses(3)))
    await expect(mounting).rejects.toThrow(reason)
    expect(await contexts.evaluate((all) => all.map((one) => one.isContextLost()))).toEqual([true])
    expect(await page.locator('canvas').count()).toBe(0)
  },
)

test('a lost context ends the scene and says so', { tags: ['release'] }, async () => {
  const { page } = await open()
  await mount(page, settings('three-houses.glb', houses(3)))
  await page.evaluate(() => {
    const context = document.querySelector('canvas')?.getContext('webgl2')
    context?.getExtension('WEBGL_lose_context')?.loseContext()
  })
  await expect
    .poll(() => page.evaluate(() => window.page.seen.at(-1)))
    .toEqual({ name: 'lost', event: { reason: 'context lost' } })
  expect(await page.locator('canvas').count()).toBe(0)
})

test('a scene that has ended leaves nothing on the graphics processor', {
  tags: ['release'],
}, async () => {
  const { page, said } = await open()
  await mount(page, settings('three-houses.glb', houses(3)))
  expect((await figures(page))?.geometries).toBeGreaterThan(0)
  await page.evaluate(() => window.page.unmount())
  expect(await figures(page)).toMatchObject({ geometries: 0, textures: 0 })
  expect(await page.locator('canvas').count()).toBe(0)
  expect(said).toEqual([])
})
