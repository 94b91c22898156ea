import { expect, type Page } from '@playwright/test'
import { drawings, quinceHouse } from './fixture/names.ts'
import { test } from './journey.ts'
import { renderWhole } from './view-page.ts'

/** Properties that scroll-driven animations may change: none that cause layout. */
const MOVABLE = ['scale', 'translate', 'clipPath', 'transform', 'opacity']

/** Demo pages, and their block kinds with scroll-driven animations. */
const PAGES: [path: string, kinds: string[]][] = [
  ['/', ['banner_scale', 'experiences_carousel', 'hero', 'storytelling']],
  [drawings.path, ['storytelling_offset', 'storytelling_v3']],
  ['/real-estate', ['featured_scroll']],
  [quinceHouse.path, ['banner_fixed']],
]

/** The scroll-driven animations of blocks: block kind and animated properties. */
function scrollDriven(page: Page) {
  return page.evaluate(() =>
    document.getAnimations().flatMap(({ timeline, effect }) => {
      if (timeline instanceof DocumentTimeline || !(effect instanceof KeyframeEffect)) return []
      const kind = effect.target?.closest('[data-block]')?.getAttribute('data-block')
      if (!kind) return []
      const frames = effect.getKeyframes().flatMap((frame) => Object.keys(frame))
      const about = ['offset', 'computedOffset', 'easing', 'composite']
      return { kind, moves: frames.filter((name) => !about.includes(name)) }
    }),
  )
}

/** Scrolls through the page and reports pictures that do not fill their box. */
function gaps(page: Page) {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const found = new Set<string>()
    const step = Math.ceil(Math.max(innerHeight / 3, document.body.scrollHeight / 24))
    for (let top = 0; top < document.body.scrollHeight; top += step) {
      scrollTo({ top, behavior: 'instant' })
      await frame()
      await frame()
      for (const image of document.querySelectorAll('.media img')) {
        const [box, own] = [image.closest('.media'), image].map((it) => it?.getBoundingClientRect())
        if (!box || !own || getComputedStyle(image).position !== 'absolute') continue
        // A full-screen picture leaves out the last row of pixels on purpose.
        const isSeen = (edge: number) => edge > 0 && edge < innerHeight
        const gap = [
          isSeen(box.top) && own.top - box.top,
          isSeen(box.bottom - 2) && box.bottom - own.bottom,
          own.left - box.left,
          box.right - own.right,
        ].some((width) => Number(width) > 2)
        if (gap) found.add(`${image.getAttribute('src')?.split('?')[0]} at ${top}`)
      }
      if (document.documentElement.scrollWidth > innerWidth) found.add(`sideways at ${top}`)
    }
    return [...found]
  })
}

/**
 * Scrolls a pinned block to its end; returns how far the circle of its window is beyond the
 * corners of the view, in px.
 */
function beyondCorners(page: Page) {
  return page.locator('[data-block=banner_scale] > section').evaluate(async (block) => {
    scrollBy({ top: block.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' })
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    const opening = block.querySelector('.media')?.parentElement
    if (!opening) throw new Error('The block has no window.')
    const [, radius = '', x = '', y = ''] =
      /circle\((.*) at (\S+) (.*)\)/.exec(getComputedStyle(opening).clipPath) ?? []
    // A box of these sizes resolves the lengths, which may be sums.
    const probe = document.createElement('i')
    opening.append(probe)
    Object.assign(probe.style, { position: 'absolute', inlineSize: radius })
    const open = probe.offsetWidth
    Object.assign(probe.style, { inlineSize: x, blockSize: y })
    const [across, down] = [probe.offsetWidth, probe.offsetHeight]
    probe.remove()
    const { offsetWidth: width, offsetHeight: height } = opening
    return open - Math.hypot(Math.max(across, width - across), Math.max(down, height - down))
  })
}

for (const [path, kinds] of PAGES)
  test(`scroll-driven animations on ${path} are cheap and leave no gaps`, {
    tag: path === '/' ? [] : '@release',
  }, async ({ page }) => {
    await page.goto(path)
    await renderWhole(page)
    const driven = await scrollDriven(page)
    expect([...new Set(driven.map(({ kind }) => kind))].sort()).toEqual(kinds)
    expect(MOVABLE).toEqual(expect.arrayContaining(driven.flatMap(({ moves }) => moves)))
    expect(await gaps(page)).toEqual([])
    if (kinds.includes('banner_scale')) await expectOpening(page)

    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect.poll(() => scrollDriven(page)).toEqual([])
    await page.emulateMedia({ reducedMotion: 'no-preference', media: 'print' })
    await expect.poll(() => scrollDriven(page)).toEqual([])
  })

/** The window of the block opens until its picture is fully visible. */
async function expectOpening(page: Page) {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
    [2560, 1000],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await beyondCorners(page), `at ${width} px`).toBeGreaterThanOrEqual(-1)
  }
}

test('the picture of a window is there before the window opens', async ({ page }) => {
  await page.goto('/')
  const media = page.locator('[data-block=banner_scale] .media').first()
  await media.evaluate((media) => {
    const block = media.closest('[data-block]')
    scrollBy({
      top: Number(block?.getBoundingClientRect().top) - innerHeight - 300,
      behavior: 'instant',
    })
  })
  const shown = () =>
    media.evaluate((media) => {
      const { opacity } = getComputedStyle(media.parentElement ?? media)
      const isBelow = media.getBoundingClientRect().top > innerHeight
      return { isLoaded: Boolean(media.querySelector('img')?.naturalWidth), opacity, isBelow }
    })
  await expect.poll(shown).toEqual({ isLoaded: true, opacity: '0', isBelow: true })
})
