import type { Page } from '@playwright/test'

/** So fast that the longest animation is over within a tenth of a second. */
const HURRIED = 30

/**
 * Stops the animation clock, so that tests do not depend on the machine's speed. Call it before a
 * page is opened; returns a function that resumes the clock.
 */
export async function stopAnimationClock(page: Page): Promise<() => Promise<void>> {
  const setRate = await rateOf(page)
  await setRate(0)
  return () => setRate(1)
}

/** Lets the animation clock run ahead, for tests that only wait until nothing moves any more. */
export async function hurryAnimations(page: Page): Promise<void> {
  await (await rateOf(page))(HURRIED)
}

async function rateOf(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Animation.enable')
  return async (playbackRate: number) => {
    await session.send('Animation.setPlaybackRate', { playbackRate })
  }
}
