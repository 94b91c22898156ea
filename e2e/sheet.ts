import type { Page } from '@playwright/test'

/** Writes down from now on what the sheet does, and when the content of `main` is replaced. */
export async function watchSheet(page: Page) {
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const sheet = document.getElementById('page-sheet')
    new MutationObserver(() => seen.push(sheet?.hidden ? 'away' : 'there')).observe(
      sheet ?? document,
      { attributeFilter: ['hidden'] },
    )
    new MutationObserver(() => seen.push('replaced')).observe(
      document.getElementById('main') ?? document,
      { childList: true },
    )
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
