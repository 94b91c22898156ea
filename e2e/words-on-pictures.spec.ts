import { expect, type Page } from '@playwright/test'
import { MORNING } from './screens.ts'
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

/** The pages that open with a picture on the whole screen. */
async function opening({ request }: Page, siteUrl: string): Promise<string[]> {
  const map = await (await request.get(`${siteUrl}/sitemap.xml`)).text()
  const found: string[] = []
  for (const [, address = ''] of map.matchAll(/<loc>([^<]*)<\/loc>/g)) {
    const { pathname } = new URL(address)
    const html = await (await request.get(`${siteUrl}${pathname}`)).text()
    if (html.includes('data-over-media')) found.push(pathname)
  }
  return found
}

for (const [width, height] of SIZES) {
  const title = `words on full-screen pictures can be read at ${width} × ${height}`
  test(title, { tag: '@release' }, async ({ page }) => {
    const paths = await opening(page, readStack('demo').siteUrl)
    expect(paths.length).toBeGreaterThan(3)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.setFixedTime(MORNING)
    await page.setViewportSize({ width, height })
    for (const path of [...paths, '/a-page-that-is-not-there']) {
      await open(page, path)
      await untilHeader(page)
      await finishReveals(page)
      await untilStill(page)
      expect.soft(await faintWords(page, '[data-over-media], header'), path).toEqual([])
    }
  })
}
