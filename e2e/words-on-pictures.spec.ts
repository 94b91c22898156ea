import { expect } from '@playwright/test'
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

test('words on full-screen pictures can be read on every screen', { tag: '@release' }, async ({
  page,
}) => {
  const { siteUrl } = readStack('demo')
  const map = await (await page.request.get(`${siteUrl}/sitemap.xml`)).text()
  const paths = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  const opening = []
  for (const path of paths) {
    const html = await (await page.request.get(`${siteUrl}${path}`)).text()
    if (html.includes('data-over-media')) opening.push(path)
  }
  expect(opening.length).toBeGreaterThan(3)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.setFixedTime(MORNING)
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    for (const path of opening) {
      await open(page, path)
      await untilHeader(page)
      await finishReveals(page)
      await untilStill(page)
      const at = `${path} at ${width} px`
      expect.soft(await faintWords(page, '[data-over-media], header'), at).toEqual([])
    }
  }
})
