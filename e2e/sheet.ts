import type { Page } from '@playwright/test'

/** Writes down from now on what the sheet does, and when a page is revealed or another view comes. */
export async function watchSheet(page: Page) {
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const sheet = document.getElementById('page-sheet')
    new MutationObserver(() => seen.push(sheet?.hidden ? 'away' : 'there')).observe(
      sheet ?? document,
      { attributeFilter: ['hidden'] },
    )
    for (const what of ['revealed', 'changed'])
      document.addEventListener(`page:${what}`, () => seen.push(what))
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
