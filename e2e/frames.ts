import type { Page } from '@playwright/test'

/** Counts the page's calls of `requestAnimationFrame`; returns a function that reads the count. */
export async function countFrames(page: Page) {
  await page.addInitScript(() => {
    const request = window.requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (callback) => {
      Reflect.set(window, 'frameCount', 1 + (Reflect.get(window, 'frameCount') ?? 0))
      return request(callback)
    }
  })
  return () => page.evaluate(() => Number(Reflect.get(window, 'frameCount') ?? 0))
}
