import type { Browser, Page } from '@playwright/test'
import { bounded, exactly, type Row } from '../../testing/table.ts'
import { bounds } from '../bounds.ts'
import { type Visit, visit } from './visit.ts'

/** After this many visits the engine has compiled all code and its heap no longer grows for it. */
const FIRST = 20
const ALL = 50
const SMALL = { viewport: { width: 320, height: 240 }, reducedMotion: 'reduce' } as const

/** The objects that many visits leave behind, beyond those of a few visits. */
export async function measureLeaks(browser: Browser, target: Visit): Promise<Row[]> {
  const page = await visit(browser, target, SMALL)
  await mountTimes(page, target, FIRST)
  const before = await heapKB(page)
  await mountTimes(page, target, ALL - FIRST)
  const after = await heapKB(page)
  const figures = await page.evaluate(() => window.page.scene?.figures())
  await page.context().close()
  return [
    bounded(
      `Heap after ${ALL} visits, more than after ${FIRST}`,
      after - before,
      bounds.scene.moreHeapKB,
      'KB',
    ),
    exactly('  geometries left', figures?.geometries ?? Number.NaN, 0),
    exactly('  textures left', figures?.textures ?? Number.NaN, 0),
  ]
}

async function mountTimes(page: Page, { settings }: Visit, times: number) {
  for (let i = 0; i < times; i++) {
    await page.evaluate(async (given) => {
      await window.page.mount(given)
      window.page.unmount()
    }, settings)
  }
}

async function heapKB(page: Page) {
  const session = await page.context().newCDPSession(page)
  // Finalizers run between two collections.
  await session.send('HeapProfiler.collectGarbage')
  await page.waitForTimeout(500)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize / 1000
}
