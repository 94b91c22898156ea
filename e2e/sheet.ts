import type { Page } from '@playwright/test'

/** Writes down from now on what the sheet does, and when the content of `main` is replaced. */
export async function watchSheet(page: Page) {
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const sheet = document.getElementById('page-sheet') ?? document
    // One observer, so that what both do in one task is told in its order.
    const observer = new MutationObserver((records) => {
      for (const { type, oldValue } of records) {
        if (type === 'childList') seen.push('replaced')
        else seen.push(oldValue === null ? 'away' : 'there')
      }
    })
    observer.observe(sheet, { attributeFilter: ['hidden'], attributeOldValue: true })
    observer.observe(document.getElementById('main') ?? document, { childList: true })
  })
  return () => page.evaluate((): string[] => Reflect.get(window, 'seen'))
}

/** Waits until the sheet covers the whole page and rests. */
export async function untilCovered(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const sheet = document.getElementById('page-sheet')
    const [move] = sheet?.getAnimations() ?? []
    return move?.playState === 'finished' && sheet?.getBoundingClientRect().top === 0
  })
}
