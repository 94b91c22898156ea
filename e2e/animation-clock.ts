import type { Page } from '@playwright/test'

/**
 * Stops the animation clock, so that tests do not depend on the machine's speed. Call it before a
 * page is opened; returns a function that resumes the clock.
 */
export async function stopAnimationClock(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 })
  return async () => {
    await session.send('Animation.setPlaybackRate', { playbackRate: 1 })
  }
}
