import type { Browser, Page } from '@playwright/test'
import { phone } from '../e2e/screens.ts'

/** In words, for the heads of tables. */
export const LINE = 'phone 390×844 DPR 3, CPU 4× slower, 1.6 Mbit/s, 150 ms'

/** A picture may have to be made first, on a busy machine. */
const PATIENCE = 120_000

export const SLOW_LINE = { bytesPerSecond: (1.6 * 1000 * 1000) / 8, latencyMs: 150 }

/** A mid-range phone on a poor line, with nothing in its cache. */
export async function slowPhone(browser: Browser): Promise<Page> {
  const page = await browser.newPage(phone)
  page.setDefaultNavigationTimeout(PATIENCE)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_LINE.latencyMs,
    downloadThroughput: SLOW_LINE.bytesPerSecond,
    uploadThroughput: SLOW_LINE.bytesPerSecond,
  })
  return page
}
