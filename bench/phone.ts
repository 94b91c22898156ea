import type { Browser, Page } from '@playwright/test'
import { phone } from '../e2e/screens.ts'

/** The slow phone in words, for table heads. */
export const LINE = 'phone 390×844 DPR 3, CPU 4× slower, 1.6 Mbit/s, 150 ms'

/** On a busy machine, creating a picture's variants takes long. */
const TIMEOUT_MS = 120_000

export const SLOW_LINE = { bytesPerSecond: (1.6 * 1000 * 1000) / 8, latencyMs: 150 }

/** Opens a page on a mid-range phone with a slow connection and an empty cache. */
export async function slowPhone(browser: Browser): Promise<Page> {
  const page = await browser.newPage(phone)
  page.setDefaultNavigationTimeout(TIMEOUT_MS)
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
