import { picture } from '@belvedere/blocks/parts/fixture.ts'
import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtSite, launchBrowser } from '../testing/built-site.ts'
import { openPage, untilReady } from '../testing/open-page.ts'
import { farGaps, formBlock, leading, wordsBlock } from '../testing/page-blocks.ts'
import { house, lagoon } from '../testing/records.ts'

let site: Awaited<ReturnType<typeof builtSite>>
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([builtSite(), launchBrowser()])
  const { pages, records } = site.content
  pages.set('', {
    id: '1',
    title: 'Home',
    blocks: [
      wordsBlock('home'),
      leading('to-about', '/about'),
      leading('to-anchor', '#b-to-about'),
      ...farGaps(),
      leading('far', '/about'),
      formBlock('f'),
    ],
  })
  pages.set('about', {
    id: '2',
    title: 'About',
    blocks: [wordsBlock('about'), leading('to-home', '/')],
  })
  const images = ['One', 'Two'].map((title) => picture(title, { alt: title, title }))
  records.gallery.push({ slug: 'dusk', title: 'After dark', images })
  records.realEstateCat.push(lagoon)
  records.realEstateListing.push(house(1, { bedrooms: 2 }), house(2, { bedrooms: 4 }))
})

afterAll(async () => {
  await browser?.close()
  await site?.stop()
})

const withoutNavigation = (page: Page) =>
  page.addInitScript(() => void Reflect.deleteProperty(window, 'navigation'))

async function open(path: string) {
  const opened = await openPage(browser, site.url + path, { before: withoutNavigation })
  await untilReady(opened.page)
  expect(await opened.page.evaluate(() => 'navigation' in window)).toBe(false)
  return opened
}

test('without the Navigation API a link loads a document, and Back returns', async () => {
  const { page, said, documents } = await open('/')
  await page.click('#b-to-about a')
  await page.waitForSelector('#b-about')
  expect(await page.title()).toBe('About')
  expect(documents()).toBe(2)
  await page.goBack()
  await page.waitForSelector('#b-home')
  await page.click('#b-to-anchor a')
  await page.waitForURL('**/#b-to-about')
  expect(said).toEqual([])
})

test('without the Navigation API a form for another view loads a document', {
  tags: ['release'],
}, async () => {
  const { page } = await open('/real-estate/lagoon-villas')
  await page.locator('main form input[value="4"]').check({ force: true })
  await page.waitForURL('**/lagoon-villas?bedrooms=4')
  await untilReady(page)
  expect(await page.locator('main [data-listings] > li').count()).toBe(1)
  const document = await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)
  expect(document).toContain('bedrooms=4')
})

test('without the Navigation API menu, lightbox, reveals and forms work', {
  tags: ['release'],
}, async () => {
  const { page, said } = await open('/')
  await page.getByRole('button', { name: 'Menu toggle' }).click()
  await page.waitForSelector('#menu:not([hidden])')
  await page.keyboard.press('Escape')
  await page.waitForSelector('#menu[hidden]', { state: 'attached' })
  await page.waitForSelector('html[data-reveals]')
  await page.getByLabel('Message').focus()
  await page.locator('#b-f form[novalidate]').waitFor()
  expect(said).toEqual([])
  const gallery = await open('/gallery/dusk')
  await gallery.page.locator('main a[data-opens]').first().click()
  await gallery.page.locator('dialog[open]').waitFor()
  expect(new URL(gallery.page.url()).hash).toBe('#media-1')
  await gallery.page.keyboard.press('Escape')
  await gallery.page.waitForSelector('dialog:not([open])', { state: 'attached' })
  expect(gallery.said).toEqual([])
})
