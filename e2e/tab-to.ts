import type { Locator, Page } from '@playwright/test'

/** Presses Tab until an element has the focus; throws if it has not after `most` times. */
export async function tabTo(page: Page, target: Locator, most = 40): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${most} times Tab do not reach ${target}.`)
}
