import type { Page } from '@playwright/test'

/**
 * Stops the clock of all that moves before a page is opened: no machine is too slow to look. What it
 * returns lets it go on.
 */
export async function stopClock(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
  return async () => {
    await session.send('Animation.setPlaybackRate', { playbackRate: 1 })
  }
}
