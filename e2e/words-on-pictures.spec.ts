import { expect, type Page } from '@playwright/test'
import { EVENING, MORNING } from './screens.ts'
import { readStack } from './stack.ts'
import { finishReveals, open, untilHeader, untilStill } from './until.ts'
import { test } from './visitor.ts'
import { faintWords } from './words-on-pictures.ts'

const SIZES = [
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [834, 1112],
  [390, 844],
  [360, 640],
  [844, 390],
] as const

const ON_PICTURES = '[data-over-media], header'

/** A page that opens with words on a picture: its first section has them. */
const OVER_MEDIA = /<main\b(?:(?!<section).)*<section[^>]* data-over-media=""/s
const WITH_NOON = /<template [^>]*data-hour="noon"/
const WITH_DUSK = /<template [^>]*data-hour="dusk"/

/** Noon is whole when so much of the screen has been scrolled. */
const AT_NOON = 0.36

let documents: Promise<Map<string, string>> | undefined

/** The pages whose documents have such a sign; they are read once. */
async function pagesWith(page: Page, sign: RegExp): Promise<string[]> {
  documents ??= readDocuments(page, readStack('demo').siteUrl)
  const found = [...(await documents)].flatMap(([path, html]) => (sign.test(html) ? [path] : []))
  expect(found.length).toBeGreaterThan(0)
  return found
}

async function readDocuments({ request }: Page, siteUrl: string): Promise<Map<string, string>> {
  const map = await (await request.get(`${siteUrl}/sitemap.xml`)).text()
  const read = new Map<string, string>()
  for (const [, address = ''] of map.matchAll(/<loc>([^<]*)<\/loc>/g)) {
    const { pathname } = new URL(address)
    read.set(pathname, await (await request.get(`${siteUrl}${pathname}`)).text())
  }
  return read
}

async function openStill(page: Page, path: string): Promise<void> {
  await open(page, path)
  await untilHeader(page)
  await finishReveals(page)
  await untilStill(page)
}

for (const [width, height] of SIZES) {
  const where = `at ${width} × ${height}`

  test(`words on pictures can be read ${where}`, { tag: '@release' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.setFixedTime(MORNING)
    await page.setViewportSize({ width, height })
    for (const path of [...(await pagesWith(page, OVER_MEDIA)), '/a-page-that-is-not-there']) {
      await openStill(page, path)
      expect.soft(await faintWords(page, ON_PICTURES), path).toEqual([])
    }
  })

  test(`in the evening they can be read ${where}`, { tag: '@release' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.setFixedTime(EVENING)
    await page.setViewportSize({ width, height })
    for (const path of await pagesWith(page, WITH_DUSK)) {
      await openStill(page, path)
      await expect(page.locator('[data-opening]')).toHaveAttribute('data-hour', 'dusk')
      await untilStill(page)
      expect.soft(await faintWords(page, ON_PICTURES), path).toEqual([])
    }
  })
}

for (const [width, height] of [SIZES[0], SIZES[4]]) {
  const title = `scrolled to noon, the words that are left can be read at ${width} × ${height}`
  test(title, { tag: '@release' }, async ({ page }) => {
    await page.clock.setFixedTime(MORNING)
    await page.setViewportSize({ width, height })
    for (const path of await pagesWith(page, WITH_NOON)) {
      await openStill(page, path)
      await page.evaluate((share) => scrollTo(0, share * innerHeight), AT_NOON)
      await expect(page.locator('[data-opening] .media [data-hour="noon"]')).toBeVisible()
      await untilStill(page)
      expect.soft(await faintWords(page, '[data-opening]'), path).toEqual([])
    }
  })
}
