import type { Browser } from '@playwright/test'
import { bounded, noted, type Row } from '../../testing/table.ts'
import { bounds } from '../bounds.ts'
import { median } from '../median.ts'
import { slowPhone } from '../phone.ts'
import type { Visit } from './visit.ts'

const ROUNDS = 3

/**
 * The time from opening the page to the first frame that can be used, with its code and its model,
 * beside a plain download of the model by the same slow phone.
 */
export async function measureFirstFrame(browser: Browser, target: Visit): Promise<Row[]> {
  const scene: number[] = []
  const download: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    scene.push(await timeScene(browser, target))
    download.push(await timeDownload(browser, target))
  }
  const [first, alone] = [median(scene), median(download)]
  return [
    bounded('First frame beside the model alone', first / alone, bounds.scene.firstFrame, '×'),
    noted('  with its code', `${first.toFixed(0)} ms`),
    noted('  the model alone', `${alone.toFixed(0)} ms`),
  ]
}

async function timeScene(browser: Browser, { url, settings }: Visit) {
  const page = await slowPhone(browser)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(url)
  const ms = await page.evaluate(async (given) => {
    await window.page.mount(given)
    return performance.now()
  }, settings)
  await page.close()
  return ms
}

async function timeDownload(browser: Browser, { url, settings }: Visit) {
  const page = await slowPhone(browser)
  await page.goto(new URL('/empty', url).href)
  const ms = await page.evaluate(async (model) => {
    const start = performance.now()
    await (await fetch(model)).arrayBuffer()
    return performance.now() - start
  }, settings.model)
  await page.close()
  return ms
}
