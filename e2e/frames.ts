import type { Page } from '@playwright/test'

/** Counts the frames that scripts of the page ask for; tells how many there have been. */
export async function countFrames(page: Page) {
  await page.addInitScript(() => {
    const ask = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (act) => {
      Reflect.set(window, 'asked', 1 + (Reflect.get(window, 'asked') ?? 0))
      return ask(act)
    }
  })
  return () => page.evaluate(() => Number(Reflect.get(window, 'asked') ?? 0))
}
