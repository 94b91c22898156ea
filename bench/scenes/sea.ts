import { REST_MS } from '@belvedere/scenes/map/frames/sea-moves.ts'
import type { Browser, Page } from '@playwright/test'
import { phone } from '../../e2e/screens.ts'
import { bounded, exactly, type Row } from '../../testing/table.ts'
import { type Visit, visit } from './visit.ts'

/** How long the sea is watched, in ms. */
const WATCH_MS = 3_000

/** Frames for the sea alone, and after the time without input in which it stops. */
export async function measureSea(browser: Browser, target: Visit): Promise<Row[]> {
  const page = await visit(browser, target, { ...phone, reducedMotion: 'no-preference' })
  await page.evaluate((settings) => window.page.mount(settings), target.settings)
  const start = performance.now()
  const moving = await framesIn(page, WATCH_MS)
  await page.waitForTimeout(REST_MS + WATCH_MS - (performance.now() - start))
  const atRest = await framesIn(page, WATCH_MS)
  await page.context().close()
  return [
    bounded(`Frames of the sea in ${WATCH_MS / 1000} s`, moving, 1, '', true),
    exactly(`  the same, ${REST_MS / 1000} s after the last input`, atRest, 0),
  ]
}

async function framesIn(page: Page, ms: number) {
  const frames = () => page.evaluate(() => window.page.scene?.figures().frames ?? Number.NaN)
  const before = await frames()
  await page.waitForTimeout(ms)
  return (await frames()) - before
}
