import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtSite, launchBrowser } from '../testing/built-site.ts'
import { type OpenOptions, openPage, untilIdle, untilReady } from '../testing/open-page.ts'
import { farGaps, formBlock, leading, rowsBlock, wordsBlock } from '../testing/page-blocks.ts'

let site: Awaited<ReturnType<typeof builtSite>>
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([builtSite(), launchBrowser()])
  site.content.pages.set('', {
    id: '1',
    title: 'Near',
    blocks: [wordsBlock('near'), formBlock('f'), leading('to-static', '/static')],
  })
  site.content.pages.set('far', {
    id: '2',
    title: 'Far',
    blocks: [wordsBlock('far'), leading('to-near', '/'), ...farGaps(), formBlock('f')],
  })
  site.content.pages.set('static', {
    id: '3',
    title: 'Static',
    blocks: [wordsBlock('static'), rowsBlock('r'), leading('to-near', '/')],
  })
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const REACT = /\/assets\/(?:react|island|hydrate-island)-/

/** Opens a page and records its requests for island scripts. */
async function open(path: string, options: OpenOptions = {}) {
  const scripts: string[] = []
  const before = async (page: Page) => {
    page.on('request', (request) => {
      if (REACT.test(request.url())) scripts.push(request.url())
    })
    await options.before?.(page)
  }
  const opened = await openPage(browser, site.url + path, { ...options, before })
  await untilReady(opened.page)
  return { ...opened, scripts }
}

/** Resolves once React has hydrated the form. */
const untilHydrated = (page: Page) => page.locator('#b-f form[novalidate]').waitFor()

test('a page without an island never loads React, whatever its visitor does', async () => {
  const { page, said, scripts } = await open('/static', { waitUntil: 'load' })
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await page.locator('#b-r summary').first().click()
  // The header may have scrolled out of view when the page was scrolled to the summary.
  await page.evaluate(() => scrollTo(0, 0))
  await page.getByRole('button', { name: 'Menu toggle' }).click()
  await page.waitForSelector('#menu:not([hidden])')
  await untilIdle(page)
  expect([scripts, said]).toEqual([[], []])
})

test('a far island hydrates when it is within one viewport', async () => {
  const { page, said, scripts } = await open('/far')
  const distance = await page
    .locator('#b-f')
    .evaluate((block) => block.getBoundingClientRect().top - 2 * innerHeight)
  expect(distance).toBeGreaterThan(0)
  await untilIdle(page)
  expect(scripts).toEqual([])
  await page.evaluate((by) => scrollTo(0, by + 20), distance)
  await untilHydrated(page)
  const top = await page.locator('#b-f').evaluate((block) => block.getBoundingClientRect().top)
  expect(top).toBeGreaterThan(await page.evaluate(() => innerHeight))
  expect(scripts.length).toBeGreaterThan(0)
  expect(said).toEqual([])
})

test.each([
  [
    'focused',
    (page: Page) =>
      page.getByLabel('Name').evaluate((field) => field.focus({ preventScroll: true })),
  ],
  ['touched', (page: Page) => page.locator('#b-f form').dispatchEvent('pointerdown')],
  ['pointed at', (page: Page) => page.locator('#b-f form').dispatchEvent('pointerover')],
])('a far island hydrates when it is %s', async (_, reach) => {
  const { page, scripts } = await open('/far')
  await untilIdle(page)
  expect(scripts).toEqual([])
  await reach(page)
  await untilHydrated(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('an island is unmounted with its page, and hydrates again on the next one', {
  tags: ['release'],
}, async () => {
  const { page, said, documents } = await open('/')
  await untilHydrated(page)
  const left = await page.locator('#b-f').elementHandle()
  await page.getByLabel('Message').fill('Typed, and left')
  await page.click('#b-to-static a')
  await page.waitForSelector('#b-static')
  expect(await left?.evaluate((block) => block.childElementCount)).toBe(0)
  await page.click('#b-to-near a')
  await page.waitForSelector('#b-near')
  await untilHydrated(page)
  await page.getByLabel('Message').fill('Typed again')
  await page.goBack()
  await page.waitForSelector('#b-static')
  await page.goForward()
  await untilHydrated(page)
  expect([documents(), said]).toEqual([1, []])
})

test('an island whose script never loads does not affect the rest of the page', {
  tags: ['release'],
}, async () => {
  const before = (page: Page) => page.route('**/assets/island-*.js', () => {})
  const { page } = await open('/', { before, waitUntil: 'commit' })
  expect(await page.locator('#b-f label').count()).toBe(9)
  await page.getByRole('button', { name: 'Menu toggle' }).click()
  await page.waitForSelector('#menu:not([hidden])')
})

test('an island whose script loads late keeps what was typed before', async () => {
  const arrival = Promise.withResolvers<void>()
  const before = (page: Page) =>
    page.route('**/assets/island-*.js', async (route) => {
      await arrival.promise
      await route.continue()
    })
  const { page, said } = await open('/', { before, waitUntil: 'commit' })
  await page.getByLabel('Message').fill('Typed before')
  await page.getByLabel('About optional').selectOption('A visit')
  await page.getByLabel('You may also write').check()
  arrival.resolve()
  await untilHydrated(page)
  expect(await page.getByLabel('Message').inputValue()).toBe('Typed before')
  expect(await page.getByLabel('About optional').inputValue()).toBe('A visit')
  expect(await page.getByLabel('You may also write').isChecked()).toBe(true)
  expect(said).toEqual([])
})

test('the field that triggers hydration keeps the focus and every letter', async () => {
  const { page, said } = await open('/far')
  const field = page.getByLabel('Message')
  await field.focus()
  await page.keyboard.type('Which house has the fig tree?')
  await untilHydrated(page)
  await page.keyboard.type(' And when?')
  expect(await field.inputValue()).toBe('Which house has the fig tree? And when?')
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(said).toEqual([])
})
