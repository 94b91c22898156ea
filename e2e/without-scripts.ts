import type { Page } from '@playwright/test'

/** Controls are there with scripts or without; captions give way to the tabs made of them. */
const MAY_DIFFER = 'form, figcaption, [data-filters], [data-stepper], p:has(> [data-at])'

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

/** The same of an address in a browser of the same size that runs no scripts. */
export async function wordsWithoutScripts(page: Page, url: string): Promise<string> {
  const viewport = page.viewportSize()
  const context = await page.context().browser()?.newContext({ javaScriptEnabled: false, viewport })
  if (!context) throw new Error('There is no browser to open a page in.')
  try {
    const plain = await context.newPage()
    await plain.goto(url)
    return await wordsOf(plain)
  } finally {
    await context.close()
  }
}
