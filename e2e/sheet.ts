import type { Page } from '@playwright/test'

/** Records when the cover is shown and hidden, and when the content of `main` is replaced. */
export async function watchSheet(page: Page) {
  await page.evaluate(() => {
    const changes: string[] = []
    Object.assign(window, { changes })
    const sheet = document.getElementById('page-sheet') ?? document
    // One observer for both, so that changes in the same task are recorded in order.
    const observer = new MutationObserver((records) => {
      for (const { type, oldValue } of records) {
        if (type === 'childList') changes.push('replaced')
        else changes.push(oldValue === null ? 'hidden' : 'shown')
      }
    })
    observer.observe(sheet, { attributeFilter: ['hidden'], attributeOldValue: true })
    observer.observe(document.getElementById('main') ?? document, { childList: true })
  })
  return () => page.evaluate((): string[] => Reflect.get(window, 'changes'))
}

/** Waits until the cover covers the whole page and its animation has finished. */
export async function untilCovered(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const sheet = document.getElementById('page-sheet')
    const [move] = sheet?.getAnimations() ?? []
    return move?.playState === 'finished' && sheet?.getBoundingClientRect().top === 0
  })
}

/**
 * Records the angle of the cover's sun (0 sunrise, 180 sunset) in each frame in which it is shown.
 */
export async function watchSun(page: Page) {
  await page.evaluate(() => {
    const degrees: number[] = []
    Object.assign(window, { degrees })
    const sheet = document.getElementById('page-sheet')
    const sun = sheet?.querySelector('i')
    if (!sheet || !sun) throw new Error('The sheet has no sun.')
    const read = () => {
      if (sheet.hidden) return
      degrees.push(Number.parseFloat(getComputedStyle(sun).rotate))
      requestAnimationFrame(read)
    }
    new MutationObserver(read).observe(sheet, { attributeFilter: ['hidden'] })
  })
  return () => page.evaluate((): number[] => Reflect.get(window, 'degrees').splice(0))
}
