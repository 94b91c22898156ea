import { picture } from '@belvedere/blocks/parts/fixture.ts'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtSite, launchBrowser } from '../testing/built-site.ts'
import { deployNextBuild } from '../testing/deploy-next-build.ts'
import { addMapWithHours } from '../testing/map-with-hours.ts'
import { enableDataSaver, type OpenOptions, openPage, untilReady } from '../testing/open-page.ts'
import {
  farGaps,
  formBlock,
  kindBlock,
  leading,
  rowsBlock,
  wordsBlock,
} from '../testing/page-blocks.ts'
import { TINY_FILM } from '../testing/tiny-film.ts'

let site: Awaited<ReturnType<typeof builtSite>>
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([builtSite(), launchBrowser()])
  const home = [
    wordsBlock('home'),
    ...['about', 'old', 'older', 'away'].map((slug) => leading(`to-${slug}`, `/${slug}`)),
  ]
  site.content.pages.set('', { id: '1', title: 'Home', blocks: home })
  site.content.pages.set('about', { id: '2', title: 'About', blocks: [rowsBlock('about')] })
  site.content.pages.set('form', {
    id: '3',
    title: 'Form',
    blocks: [wordsBlock('i'), ...farGaps(), formBlock('f')],
  })
  site.content.pages.set('film', {
    id: '4',
    title: 'Film',
    blocks: [kindBlock('hero', 'hero', {}, 'withFilm')],
  })
  addMapWithHours(site.content)
  const images = ['One', 'Two'].map((title) => picture(title, { alt: title, title }))
  site.content.records.gallery.push({ slug: 'dusk', title: 'After dark', images })
  site.content.redirects = [
    { from: '/old', to: '/about', status: 301 },
    { from: '/older', to: '/old?from=older', status: 301 },
    { from: '/away', to: `${otherSite()}/elsewhere`, status: 302 },
  ]
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const TIMEOUT = { timeout: 30_000 }

/** The same server under another name. */
const otherSite = () => site.url.replace('localhost', '127.0.0.1')

/** Opens a page with a clock that the test moves, and records its requests. */
async function open(path: string, options: OpenOptions = {}) {
  const requests: string[] = []
  const finished: string[] = []
  const before = async (page: Page) => {
    await page.clock.install()
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      requests.push(pathname + search)
    })
    page.on('requestfinished', (request) => finished.push(request.url()))
    await options.before?.(page)
  }
  const opened = await openPage(browser, site.url + path, { ...options, before })
  await untilReady(opened.page)
  const count = (part: string) => requests.filter((address) => address.includes(part)).length
  /** Waits until the browser has the redirects of the manifest. */
  const untilManifest = async () => {
    await opened.page.clock.fastForward(2000)
    await expect
      .poll(() => finished.some((url) => url.includes('/builds/meta/')), TIMEOUT)
      .toBe(true)
    // A later request has been answered, so the page has read the manifest as well.
    await opened.page.evaluate(async () => (await fetch(location.pathname)).text())
  }
  /** Waits until the browser knows the latest build. */
  const untilLatest = () =>
    expect.poll(() => finished.some((url) => url.includes('latest.json')), TIMEOUT).toBe(true)
  /** Waits for the script of the cookie banner, which is loaded six seconds after the page. */
  const untilBanner = () =>
    expect
      .poll(async () => {
        await opened.page.clock.fastForward(7000)
        return finished.some((url) => url.includes('/banner-'))
      }, TIMEOUT)
      .toBe(true)
  return { ...opened, requests, count, untilManifest, untilLatest, untilBanner }
}

const minutes = (page: Page, count: number) => page.clock.fastForward(count * 60_000)

/** Says that the tab is hidden or visible again. */
async function setHidden(page: Page, isHidden: boolean) {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
}

test('links and scripts go straight to the targets of redirects', {
  tags: ['release'],
}, async () => {
  const { page, said, requests, documents, untilManifest } = await open('/')
  await untilManifest()
  await page.click('#b-to-old a')
  await page.waitForSelector('#b-about')
  expect(new URL(page.url()).pathname).toBe('/about')
  await page.goBack()
  await page.waitForSelector('#b-home')
  await page.evaluate(() => void navigation.navigate('/older#b-about').committed?.catch(() => {}))
  await page.waitForSelector('#b-about')
  await expect.poll(() => page.url()).toBe(`${site.url}/about?from=older#b-about`)
  expect(requests.filter((address) => address.startsWith('/old'))).toEqual([])
  expect([documents(), said]).toEqual([1, []])
  await page.goBack()
  await page.waitForSelector('#b-home')
  await page.click('#b-to-away a')
  await page.waitForURL(`${otherSite()}/elsewhere`)
  // Pointing at the link may have asked for its payload.
  expect(requests).not.toContain('/away')
})

test('an old tab loads its scripts from the old build, and its next page as a document', async () => {
  // With data saver on, the tabs have loaded only what they show.
  const form = await open('/form', { before: enableDataSaver })
  const { page, said, requests, documents } = form
  const gallery = await open('/gallery/dusk', { before: enableDataSaver })
  for (const { untilBanner } of [form, gallery]) await untilBanner()
  await site.restart(deployNextBuild)
  await page.getByLabel('Message').focus()
  await page.waitForSelector('form[novalidate]', TIMEOUT)
  await gallery.page.locator('main a[data-opens]').first().click()
  await gallery.page.waitForSelector('dialog[open]', TIMEOUT)
  expect([gallery.documents(), gallery.said]).toEqual([1, []])
  const script = requests.find((address) => address.includes('/start-form-')) ?? ''
  const answer = await fetch(site.url + script)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ])
  expect([documents(), said]).toEqual([1, []])
  const build = await buildOf(page)
  await page.evaluate(() => void navigation.navigate('/about').committed?.catch(() => {}))
  await page.waitForSelector('#b-about')
  expect(documents()).toBe(2)
  expect(await buildOf(page)).not.toBe(build)
  await page.locator('#b-about summary').last().click()
  expect(said).toEqual([])
})

function buildOf(page: Page): Promise<string> {
  return page.evaluate(
    () => JSON.parse(document.getElementById('state')?.textContent ?? '').page.build,
  )
}

test('a visible tab reloads for a new build once it is idle, a form with text never', async () => {
  const { page, count, documents, untilManifest } = await open('/about')
  const form = await open('/form')
  await untilManifest()
  await form.untilManifest()
  await form.page.getByLabel('Message').fill('Not sent yet')
  await site.restart(deployNextBuild)
  await minutes(page, 4)
  expect([count('latest.json'), documents()]).toEqual([0, 1])
  await minutes(page, 2)
  await expect.poll(documents, TIMEOUT).toBe(2)
  expect(count('latest.json')).toBe(1)
  await minutes(form.page, 6)
  await minutes(form.page, 6)
  await expect.poll(() => form.count('latest.json')).toBe(2)
  await setHidden(form.page, true)
  await minutes(form.page, 20)
  expect([form.documents(), form.count('latest.json')]).toEqual([1, 2])
  expect(await form.page.getByLabel('Message').inputValue()).toBe('Not sent yet')
})

/** Opens a page of a site that has a newer build. */
async function openOutdated(path: string, options: Omit<OpenOptions, 'before'> = {}) {
  const before = async (page: Page) => {
    await page.route('**/builds/latest.json*', (route) => route.fulfill({ json: { id: 'newer' } }))
    await page.route('**/*.mp4', (route) =>
      route.fulfill({ contentType: 'video/webm', body: TINY_FILM }),
    )
  }
  const opened = await open(path, { ...options, before })
  await opened.untilManifest()
  return opened
}

type Outdated = Awaited<ReturnType<typeof openOutdated>>

async function expectReload({ page, documents }: Outdated) {
  const before = documents()
  await minutes(page, 12)
  await expect.poll(documents, TIMEOUT).toBe(before + 1)
}

/** Lets a visible page learn of the new build, and be idle for longer than it waits. */
async function expectNoReload({ page, documents, count }: Outdated) {
  const [before, checks] = [documents(), count('latest.json')]
  const checkOnceMore = async () => {
    await minutes(page, 6)
    return count('latest.json')
  }
  await expect.poll(checkOnceMore, TIMEOUT).toBeGreaterThan(checks)
  await minutes(page, 12)
  await page.evaluate(async () => (await fetch(location.pathname)).text())
  expect(documents()).toBe(before)
}

/** The same, and hidden afterwards. */
async function expectNoReloadEvenHidden(opened: Outdated) {
  await expectNoReload(opened)
  const { page, documents } = opened
  const before = documents()
  await setHidden(page, true)
  await minutes(page, 12)
  await page.evaluate(async () => (await fetch(location.pathname)).text())
  expect(documents()).toBe(before)
}

/** The hour slider of the map, once scripts have set it to the current hour. */
async function hourSlider(page: Page) {
  await page.locator('[data-filters]').hover()
  const slider = page.locator('[data-hour] input')
  await slider.waitFor()
  return slider
}

test('the map takes a new build, with the hour that its scripts have entered', {
  tags: ['release'],
}, async () => {
  const visible = await openOutdated('/map')
  const slider = await hourSlider(visible.page)
  expect(await slider.inputValue()).not.toBe('50')
  await expectReload(visible)
  const hidden = await openOutdated('/map')
  await hourSlider(hidden.page)
  // The tab checks for a new build when it becomes visible again.
  await setHidden(hidden.page, true)
  await setHidden(hidden.page, false)
  await hidden.untilLatest()
  await setHidden(hidden.page, true)
  await hidden.page.clock.fastForward(1500)
  await expect.poll(hidden.documents, TIMEOUT).toBe(2)
})

test('the map keeps what a visitor has chosen, also if the browser has restored it', {
  tags: ['release'],
}, async () => {
  const moved = await openOutdated('/map')
  const slider = await hourSlider(moved.page)
  await slider.press('ArrowRight')
  await slider.blur()
  await expectNoReloadEvenHidden(moved)
  const filtered = await openOutdated('/map')
  const { page } = filtered
  const bedrooms = page.locator('[data-filters] select')
  await bedrooms.selectOption({ index: 1 })
  const chosen = await bedrooms.inputValue()
  await page.goto(`${site.url}/about`)
  await page.goBack()
  await untilReady(page)
  await expect.poll(() => bedrooms.inputValue()).toBe(chosen)
  await expectNoReloadEvenHidden(filtered)
})

test('only a video that the visitor has started keeps an old build', {
  tags: ['release'],
}, async () => {
  // With reduced motion no film plays by itself.
  const openFilm = () => openOutdated('/film', { reducedMotion: 'no-preference' })
  const decorated = await openFilm()
  const playing = (page: Page) => page.locator('[data-film][data-playing]').waitFor()
  await playing(decorated.page)
  await expectReload(decorated)
  const started = await openFilm()
  const { page } = started
  await playing(page)
  await page.getByRole('button', { name: 'Pause film' }).click()
  await page.getByRole('button', { name: 'Play film' }).click()
  await playing(page)
  await expectNoReload(started)
})

/** Fields whose values browsers correct, or choose themselves. */
const CORRECTED = `
  <input type="range"> <input type="range" min="7" max="9" step="2" value="8">
  <input type="color"> <input type="color" value="red"> <input type="date" value="soon">
  <input type="number" value="many"> <input type="email" value=" a@b.example "> <input type="file">
  <input type="checkbox" checked> <input type="radio" name="r" checked> <input type="radio" name="r">
  <select><option disabled>Choose</option><option>One</option></select>
  <select multiple><option>One</option></select> <select></select>
  <select><option selected>One</option><option selected>Two</option></select>
  <textarea>&#10;Lines\r\nof text</textarea>`

test('a page with every kind of field takes a new build until one of them changes', {
  tags: ['release'],
}, async () => {
  const addFields = async () => {
    const opened = await openOutdated('/about')
    const add = (html: string) =>
      document.querySelector('main')?.insertAdjacentHTML('beforeend', html)
    await opened.page.evaluate(add, CORRECTED)
    return opened
  }
  await expectReload(await addFields())
  const changed = await addFields()
  await changed.page.locator('main [type=checkbox]').uncheck()
  await expectNoReloadEvenHidden(changed)
})
