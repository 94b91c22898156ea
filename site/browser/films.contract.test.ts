import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { mediaItem, picture } from '@belvedere/blocks/parts/fixture.ts'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { builtSite, launchBrowser } from '../testing/built-site.ts'
import { untilIdle, untilReady } from '../testing/open-page.ts'
import { gap, kindBlock, leading } from '../testing/page-blocks.ts'
import { TINY_FILM } from '../testing/tiny-film.ts'

/** A video that the site serves itself, without a fake route. */
const served = {
  ...mediaItem({ image: picture('pool-still', { alt: 'A pool' }) }),
  video: { url: '/media/drift-0a1b2c3d.webm' },
}

/** A page is shown once the cover has left, and videos load after the page. */
const TIMEOUT = { timeout: 30_000 }

let site: Awaited<ReturnType<typeof builtSite>>
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([builtSite(), launchBrowser()])
  const gaps = (...ids: string[]) => ids.flatMap((id) => [gap(`${id}1`), gap(`${id}2`), gap(id)])
  const blocks = [
    ...gaps('top', 'a', 'b'),
    kindBlock('media_carousel', 'carousel'),
    ...gaps('c', 'd'),
    kindBlock('storytelling_offset', 'story', {}, 'withFilm'),
    ...gaps('e', 'f'),
    kindBlock('banner_full', 'served', { media: served }),
  ]
  site.content.pages.set('', { id: '1', title: 'Home', blocks })
  site.content.pages.set('opening', {
    id: '4',
    title: 'Opening',
    blocks: [
      kindBlock('hero', 'opening', {}, 'withFilm'),
      kindBlock('banner_full', 'near', { media: served }),
    ],
  })
  site.content.pages.set('plain', {
    id: '2',
    title: 'Plain',
    blocks: [leading('to-busy', '/busy')],
  })
  site.content.pages.set('busy', {
    id: '3',
    title: 'Busy',
    blocks: [
      leading('to-plain', '/plain'),
      kindBlock('weather_content', 'weather'),
      kindBlock('featured_scroll', 'steps'),
      kindBlock('media_carousel', 'strip'),
    ],
  })
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

/** Opens a page with fake videos, and records requests to other sites. */
async function open(options: BrowserContextOptions = {}, script?: () => void, path = '/') {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options })
  onTestFinished(() => context.close())
  const elsewhere: string[] = []
  await context.route('**/*.mp4', (route) =>
    route.fulfill({ contentType: 'video/webm', body: TINY_FILM }),
  )
  await context.route(/vimeo/, (route) => {
    elsewhere.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>A player</title>' })
  })
  const page = await context.newPage()
  if (script) await page.addInitScript(script)
  await page.goto(site.url + path)
  return { page, elsewhere }
}

const filmOf = (page: Page, id: string) => page.locator(`#b-${id} [data-film]:has(video)`)
const show = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center' }))
const isPaused = (page: Page, id: string) =>
  filmOf(page, id)
    .locator('video')
    .evaluate((video) => 'paused' in video && video.paused)

test('a video in a carousel plays muted in view, until its button is pressed', {
  tags: ['release'],
}, async () => {
  const { page } = await open()
  await show(page, '#b-carousel')
  await filmOf(page, 'carousel').and(page.locator('[data-shown]')).waitFor()
  expect(await filmOf(page, 'carousel').locator('video').evaluate(isSilent)).toBe(true)
  await filmOf(page, 'carousel').getByRole('button', { name: 'Pause film' }).press('Space')
  const button = filmOf(page, 'carousel').getByRole('button', { name: 'Play film' })
  await button.waitFor()
  expect(await isPaused(page, 'carousel')).toBe(true)
  await button.click()
  await filmOf(page, 'carousel').and(page.locator('[data-playing]')).waitFor()
})

test('a video pauses while it is more than a quarter of a viewport away', {
  tags: ['release'],
}, async () => {
  const { page } = await open()
  const film = filmOf(page, 'carousel')
  const bringTo = (share: number) => film.evaluate(scrollToShare, share)
  await show(page, '#b-carousel')
  const playing = film.and(page.locator('[data-playing]'))
  await playing.waitFor()
  await bringTo(1.4)
  await playing.waitFor({ state: 'detached' })
  await bringTo(1.1)
  await playing.waitFor()
})

test('a video gets its source within three viewports below, and above only when it is needed', {
  tags: ['release'],
}, async () => {
  const { page } = await open()
  const sources = (id: string) => filmOf(page, id).locator('video[src]')
  await untilReady(page)
  await untilIdle(page)
  expect(await page.locator('video[src]').count()).toBe(0)
  await page.evaluate(layOutAll)
  await page.locator('#b-served').evaluate(scrollJustOutOfReach)
  await sources('story').waitFor({ state: 'attached' })
  expect(await sources('served').count()).toBe(0)
  await page.mouse.wheel(0, 1200)
  await sources('served').waitFor({ state: 'attached' })

  const below = await open({}, undefined, '/#b-served')
  await filmOf(below.page, 'served').and(below.page.locator('[data-playing]')).waitFor()
  expect(await filmOf(below.page, 'story').locator('video[src]').count()).toBe(0)
})

test('the video of a hero loads after the page, on a phone with the first scroll or touch', {
  tags: ['release'],
}, async () => {
  const { page } = await open({}, undefined, '/opening')
  await filmOf(page, 'opening').and(page.locator('[data-shown]')).waitFor()
  const [film, loaded] = await page.evaluate(() => [
    performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.mp4'))?.startTime,
    performance.getEntriesByType('navigation').map(({ duration }) => duration)[0],
  ])
  expect(film).toBeGreaterThanOrEqual(loaded ?? Number.POSITIVE_INFINITY)

  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
  const small = await open(phone, undefined, '/opening')
  await filmOf(small.page, 'near').locator('video[src]').waitFor({ state: 'attached' })
  expect(await filmOf(small.page, 'opening').locator('video[src]').count()).toBe(0)
  await small.page.mouse.wheel(0, 40)
  await filmOf(small.page, 'opening').and(small.page.locator('[data-shown]')).waitFor()

  const pressed = await open(phone, undefined, '/opening')
  await filmOf(pressed.page, 'opening').getByRole('button', { name: 'Play film' }).tap()
  await filmOf(pressed.page, 'opening').and(pressed.page.locator('[data-playing]')).waitFor()
})

test('a video pauses in a hidden tab', { tags: ['release'] }, async () => {
  const { page } = await open()
  await show(page, '#b-story')
  const playing = filmOf(page, 'story').and(page.locator('[data-playing]'))
  await playing.waitFor()
  await page.evaluate(setTabHidden, true)
  await playing.waitFor({ state: 'detached' })
  await page.evaluate(setTabHidden, false)
  await playing.waitFor()
})

test('a decorative video starts by itself, except with reduced motion', async () => {
  const { page } = await open()
  await show(page, '#b-story')
  await filmOf(page, 'story').and(page.locator('[data-playing]')).waitFor()

  const reduced = await open({ reducedMotion: 'reduce' })
  await show(reduced.page, '#b-story')
  await filmOf(reduced.page, 'story').getByRole('button', { name: 'Play film' }).waitFor()
  expect(await isPaused(reduced.page, 'story')).toBe(true)
})

test('a playing video stops when reduced motion is switched on, and resumes when it is switched off', {
  tags: ['release'],
}, async () => {
  const { page } = await open()
  await show(page, '#b-story')
  const playing = filmOf(page, 'story').and(page.locator('[data-playing]'))
  await playing.waitFor()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await playing.waitFor({ state: 'detached' })
  expect(await filmOf(page, 'story').getAttribute('data-shown')).toBeNull()
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await playing.waitFor()
  await filmOf(page, 'story').getByRole('button', { name: 'Pause film' }).click()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await untilIdle(page)
  expect(await isPaused(page, 'story')).toBe(true)
})

test('nothing is fetched from another site before play is pressed', async () => {
  const { page, elsewhere } = await open()
  await show(page, '#b-carousel')
  const film = page.locator('#b-carousel [data-film]:has([data-embed])')
  await film.scrollIntoViewIfNeeded()
  await filmOf(page, 'carousel').getByRole('button').waitFor()
  expect(elsewhere).toEqual([])
  await film.getByRole('link', { name: 'Play film On Vimeo' }).click()
  await page.frameLocator('iframe[title^="Film: A terrace"]').locator('html').waitFor()
  expect(elsewhere).toHaveLength(1)
})

test('the counter of a carousel follows the arrows', { tags: ['release'] }, async () => {
  const { page } = await open()
  await show(page, '#b-carousel')
  const at = page.locator('#b-carousel [data-at]')
  await page.locator('#b-carousel').getByRole('button', { name: 'Next' }).click()
  await at.getByText('2', { exact: true }).waitFor()
  await page.locator('#b-carousel').getByRole('button', { name: 'Previous' }).click()
  await at.getByText('1', { exact: true }).waitFor()
})

test('without scripts a video is a link to its file or page', async () => {
  const { page } = await open({ javaScriptEnabled: false })
  const links = page.locator('#b-carousel').getByRole('link', { name: 'Play film' })
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual(['/media/pool-ripple-0a1b2c3d.mp4', 'https://vimeo.com/76979871'])
})

/** Records the intervals and observers of a page by their options, while they run. */
function recordRunning() {
  const running = new Map<unknown, string>()
  Object.assign(window, { running: () => [...running.values()].sort() })
  const { IntersectionObserver: Near, ResizeObserver: Size, setInterval: set } = window
  const { clearInterval: clear } = window
  window.IntersectionObserver = class extends Near {
    override observe(element: Element) {
      running.set(this, `near ${this.rootMargin}`)
      super.observe(element)
    }
    override disconnect() {
      running.delete(this)
      super.disconnect()
    }
  }
  window.ResizeObserver = class extends Size {
    override observe(element: Element) {
      // The cookie banner, which comes after six seconds, is watched as well.
      running.set(this, element.closest('main') ? 'size' : 'size of the shell')
      super.observe(element)
    }
    override disconnect() {
      running.delete(this)
      super.disconnect()
    }
  }
  Object.assign(window, {
    setInterval: (act: () => void, ms: number) => {
      const clock = set(act, ms)
      running.set(clock, `clock ${ms}`)
      return clock
    },
    clearInterval: (clock: number) => {
      running.delete(clock)
      clear(clock)
    },
  })
}

/**
 * The intervals and observers that blocks start: for refreshed data, videos near the viewport, and
 * current labels.
 */
const OF_BLOCKS = /^clock 300000|^near 25%|-74%|^size$/

test('intervals and observers of blocks end with their page', { tags: ['release'] }, async () => {
  const { page } = await open({}, recordRunning, '/plain')
  await untilReady(page)
  const running = async () => {
    const all = await page.evaluate((): string[] => Reflect.get(window, 'running')())
    return all.filter((name) => OF_BLOCKS.test(name))
  }
  expect(await running()).toEqual([])
  await page.click('#b-to-busy a')
  await expect
    .poll(running, TIMEOUT)
    .toEqual(
      expect.arrayContaining([
        'clock 300000',
        expect.stringMatching(/^near 25%.*300%/),
        expect.stringMatching(/-74%/),
        'size',
      ]),
    )
  await page.click('#b-to-plain a')
  await page.waitForSelector('#b-to-busy')
  await expect.poll(running, TIMEOUT).toEqual([])
})

test('a video is served in ranges, and plays from the cache while the content service is down', {
  tags: ['release'],
}, async () => {
  const { page } = await open()
  const sent = page.waitForResponse((response) => response.url().endsWith('.webm'))
  await show(page, '#b-served')
  await filmOf(page, 'served').and(page.locator('[data-playing]')).waitFor()
  expect([(await sent).status(), (await sent).headers()['content-type']]).toEqual([
    206,
    'video/webm',
  ])

  const kept = join(site.data, 'site-media-files', 'drift-0a1b2c3d.webm')
  await expect.poll(() => existsSync(kept)).toBe(true)
  site.content.close()
  const again = await open()
  await show(again.page, '#b-served')
  await filmOf(again.page, 'served').and(again.page.locator('[data-playing]')).waitFor()
})

/** Gives blocks that are far from the view their own heights instead of estimates. */
function layOutAll() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('main > * { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(sheet)
}

/** Scrolls until a block begins a little more than three viewports below the viewport. */
function scrollJustOutOfReach(element: Element) {
  const top = element.getBoundingClientRect().top - 4 * innerHeight - 100
  scrollBy({ top, behavior: 'instant' })
}

/** Scrolls until an element begins at this share of the viewport height. */
function scrollToShare(element: Element, share: number) {
  const top = element.getBoundingClientRect().top - share * innerHeight
  scrollBy({ top, behavior: 'instant' })
}

/** Simulates that the tab is hidden or shown. */
function setTabHidden(isHidden: boolean) {
  Object.defineProperty(document, 'hidden', { value: isHidden, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

function isSilent(video: Element) {
  return 'muted' in video && video.muted
}
