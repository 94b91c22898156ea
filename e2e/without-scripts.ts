import type { Page } from '@playwright/test'

/**
 * Elements whose text may differ without scripts: visual copies (`inert`), controls such as play
 * buttons, their descriptions, and captions, lists and videos that scripts turn into tabs, and
 * names on the plan, which are left out where a tool of the script would cut them.
 */
const MAY_DIFFER =
  '[inert], form, figcaption, [data-panels], [data-words], [data-embed], [data-zoom], [data-tools], [data-hint], [data-filters], [data-stepper], [data-water], p:has(> [data-at])'

/** The visible text of `main` that must be the same with and without scripts. */
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

/** Visible controls that do nothing without scripts, in a tab without scripts. */
export function deadControls(noScriptPage: Page): Promise<string[]> {
  const controls = 'button:visible, [role=button]:visible, [tabindex="0"]:visible'
  return noScriptPage.locator(controls).evaluateAll((found) =>
    found
      .filter((control) => !/auto|scroll/.test(getComputedStyle(control).overflowX))
      .filter((control) => !control.matches('form [type=submit]'))
      .map((control) => control.outerHTML),
  )
}

/** The same text, read in a tab without scripts (see `visitor.ts`). */
export async function wordsWithoutScripts(
  noScriptPage: Page,
  url: string,
  page: Page,
): Promise<string> {
  await noScriptPage.setViewportSize(page.viewportSize() ?? { width: 1440, height: 900 })
  await noScriptPage.goto(url)
  return wordsOf(noScriptPage)
}
