import type { Page } from '@playwright/test'

/**
 * Controls are there with scripts or without, and a film's says whether it plays; captions, and the
 * films of the pictures behind the shown one, give way to the tabs made of them.
 */
const MAY_DIFFER =
  'form, figcaption, [data-words], [data-embed], [data-zoom], [data-filters], [data-stepper], p:has(> [data-at])'

/** Everything that a page's own part shows and that has to be the same with scripts or without. */
export async function wordsOf(page: Page): Promise<string> {
  const words = await page.locator('main').evaluate((main, mayDiffer) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const shown: string[] = []
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode
      if (!parentElement || parentElement.closest(mayDiffer)) continue
      if (parentElement.checkVisibility({ visibilityProperty: true })) shown.push(textContent ?? '')
    }
    return shown
  }, MAY_DIFFER)
  return words.join(' ').replace(/\s+/g, ' ').trim()
}

/** The same of an address in a tab that runs no scripts; see `visitor.ts`. */
export async function wordsWithoutScripts(plain: Page, url: string, page: Page): Promise<string> {
  await plain.setViewportSize(page.viewportSize() ?? { width: 1440, height: 900 })
  await plain.goto(url)
  return wordsOf(plain)
}
