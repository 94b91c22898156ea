import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtSite, launchBrowser } from '../../testing/built-site.ts'
import { openPage, untilIdle, untilReady } from '../../testing/open-page.ts'
import { gap } from '../../testing/page-blocks.ts'

let site: Awaited<ReturnType<typeof builtSite>>
let browser: Browser

const OTHER = 'https://tags.example.com/tag.js'

/** Imitates how Google's script reacts to the history, unless the owner has switched that off. */
const GOOGLE_SCRIPT = `window.ran = true
  window.counted = []
  for (const name of ['pushState', 'replaceState']) {
    const own = history[name]
    history[name] = function () {
      window.counted.push(name)
      return own.apply(this, arguments)
    }
  }
  addEventListener('popstate', () => window.counted.push('popstate'))`

beforeAll(async () => {
  ;[site, browser] = await Promise.all([builtSite(), launchBrowser()])
  for (const slug of ['', 'reef', 'cape'])
    site.content.pages.set(slug, { id: slug || 'home', title: slug, blocks: [gap('g', 600)] })
  const link = (slug: string) => ({ id: slug, label: slug, to: `/${slug}` })
  site.content.global = { secondaryMenu: ['reef', 'cape'].map(link) }
  site.content.site = {
    ...site.content.site,
    tags: {
      googleId: 'G-ABC1234567',
      scripts: [{ name: 'Matomo', address: OTHER, hosts: 'collect.example.net' }],
    },
  }
})
afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

type Setup = { path?: string; script?: string }

/** Opens a page; requests to other hosts are noted and answered here. */
async function open({ path = '/', script }: Setup = {}) {
  const requests: string[] = []
  const opened = await openPage(browser, site.url + path, {
    before: async (page) => {
      if (script) await page.addInitScript(script)
      await page.context().route(
        (url) => url.hostname !== 'localhost',
        (route) => {
          const address = route.request().url()
          requests.push(address)
          const body = address === OTHER ? 'window.ran = true' : GOOGLE_SCRIPT
          return route.fulfill({ contentType: 'text/javascript', body })
        },
      )
    },
  })
  await untilReady(opened.page)
  return { ...opened, requests }
}

async function answer(page: Page, name: 'Accept' | 'Decline') {
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await page.getByRole('button', { name }).click()
}

async function go(page: Page, slug: string) {
  await page.locator(`footer a[href="/${slug}"]`).first().click()
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/${slug}`)
}

const runs = (page: Page) => page.evaluate(() => 'ran' in window)

const google = 'https://www.googletagmanager.com/gtag/js?id=G-ABC1234567'
const layer = (page: Page) =>
  page.evaluate(() => {
    const entries: ArrayLike<unknown>[] = Reflect.get(window, 'dataLayer') ?? []
    return entries.map((entry) => [String(entry), ...Array.from(entry).slice(0, 3)])
  })

/** The pages that were reported to Google. */
const viewed = async (page: Page) => {
  const views = (await layer(page)).filter(([, , event]) => event === 'page_view')
  return views.map(([, , , view]) => Object(view))
}

test('the question names the tags that consent loads', async () => {
  const { page } = await open()
  await page.getByRole('button', { name: 'Cookie settings' }).click()
  const question = page.getByRole('region', { name: 'Cookie choice' })
  expect(await question.textContent()).toContain(
    'With a yes, these are loaded as well: Google Analytics, Matomo.',
  )
})

test('nothing is requested or stored before an answer or after a refusal', async () => {
  const { page, requests } = await open()
  await answer(page, 'Decline')
  await go(page, 'reef')
  await untilIdle(page)
  expect(requests).toEqual([])
  expect(await page.evaluate(() => [...Object.keys(localStorage), document.cookie])).toEqual([
    'consent',
    '',
  ])
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
})

test('after consent the tags run under the policy, with the consent settings that Google asks for', async () => {
  const { page, requests, said } = await open()
  await answer(page, 'Accept')
  await expect.poll(() => [...requests].sort()).toEqual([OTHER, google].sort())
  await expect.poll(() => runs(page)).toBe(true)
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' }
  expect((await layer(page)).slice(0, 2)).toEqual([
    ['[object Arguments]', 'consent', 'default', { ...denied, analytics_storage: 'denied' }],
    ['[object Arguments]', 'consent', 'update', { ...denied, analytics_storage: 'granted' }],
  ])
  expect(said).toEqual([])
})

test('each page that is shown is reported to Google once, Back and pictures included', {
  tags: ['release'],
}, async () => {
  const script = `window.popped = 0
    addEventListener('popstate', () => window.popped++)`
  const { page, said } = await open({ path: '/?utm_source=letter', script })
  await answer(page, 'Accept')
  await expect.poll(() => page.evaluate(() => 'counted' in window)).toBe(true)
  await go(page, 'reef')
  await go(page, 'cape')
  await page.evaluate(() => history.pushState(null, '', '#media-1'))
  await page.evaluate(() => history.replaceState(null, '', '#media-2'))
  await page.evaluate(() => navigation.back().finished)
  await page.evaluate(() => navigation.back().finished)
  await expect.poll(() => viewed(page)).toHaveLength(4)
  const at = (path: string) => site.url + path
  expect(await viewed(page)).toMatchObject([
    { page_location: at('/?utm_source=letter') },
    { page_location: at('/reef'), page_referrer: at('/?utm_source=letter') },
    { page_location: at('/cape'), page_referrer: at('/reef') },
    { page_location: at('/reef'), page_referrer: at('/cape') },
  ])
  expect((await viewed(page)).map(({ page_title }) => page_title)).toEqual([
    expect.any(String),
    ...['reef', 'cape', 'reef'].map((slug) => expect.stringContaining(slug)),
  ])
  const config = (await layer(page)).find(([, command]) => command === 'config')
  expect(config).toEqual([
    '[object Arguments]',
    'config',
    'G-ABC1234567',
    { send_page_view: false },
  ])
  // The site's listeners have seen all of these events, and Google's script none.
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'popped'))).toBe(2)
  expect(await page.evaluate(() => Reflect.get(window, 'counted'))).toEqual([])
  expect(said).toEqual([])
})

test.each([
  ['from before questions had names', ''],
  ['to other tags', ' 0a1b2c3d'],
])(
  'consent %s does not count, and the question is asked again',
  { tags: ['release'] },
  async (_, asked) => {
    const { page, requests } = await open({
      script: `localStorage.consent ??= 'yes ' + Date.now() + '${asked}'`,
    })
    const question = page.getByRole('region', { name: 'Cookie choice' })
    await question.waitFor({ timeout: 30_000 })
    expect(requests).toEqual([])
    await question.getByRole('button', { name: 'Accept' }).click()
    await expect.poll(() => requests.length).toBe(2)
    await page.reload()
    await expect.poll(() => requests.length).toBe(4)
  },
)

test('when consent is withdrawn Google is told, and a new document is loaded at once', {
  tags: ['release'],
}, async () => {
  const { page, requests } = await open()
  await answer(page, 'Accept')
  await expect.poll(() => runs(page)).toBe(true)
  const reloaded = page.waitForEvent('load')
  await answer(page, 'Decline')
  await reloaded
  await untilReady(page)
  await untilIdle(page)
  expect(await runs(page)).toBe(false)
  expect(new URL(page.url()).pathname).toBe('/')
  expect(requests).toHaveLength(2)
})

test('text that a visitor has typed is kept when consent is withdrawn; the next page is a new document', {
  tags: ['release'],
}, async () => {
  const { page, requests, documents } = await open()
  await page.evaluate(() => {
    const form = document.createElement('form')
    form.innerHTML = '<textarea aria-label="Message"></textarea>'
    document.querySelector('main')?.prepend(form)
  })
  await answer(page, 'Accept')
  await expect.poll(() => runs(page)).toBe(true)
  await page.getByLabel('Message').fill('Which house has the fig tree?')
  const before = documents()
  await answer(page, 'Decline')
  const [command, what, signals] = (await layer(page)).at(-1)?.slice(1) ?? []
  expect([command, what, signals]).toMatchObject([
    'consent',
    'update',
    { analytics_storage: 'denied' },
  ])
  await untilIdle(page)
  expect(documents()).toBe(before)
  expect(await page.getByLabel('Message').inputValue()).toBe('Which house has the fig tree?')
  await go(page, 'reef')
  await untilReady(page)
  await untilIdle(page)
  expect(documents()).toBe(before + 1)
  expect(await runs(page)).toBe(false)
  expect(requests).toHaveLength(2)
})

test('a document that the browser restores after consent was withdrawn is loaded again', {
  tags: ['release'],
}, async () => {
  const { page, requests } = await open()
  await answer(page, 'Accept')
  await expect.poll(() => runs(page)).toBe(true)
  const reloaded = page.waitForEvent('load')
  await page.evaluate(() => {
    // Another page has stored the answer while this one was in the back/forward cache.
    localStorage.setItem('consent', `no ${Date.now()}`)
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await reloaded
  await untilReady(page)
  await untilIdle(page)
  expect(await runs(page)).toBe(false)
  expect(requests).toHaveLength(2)
})
